/** Seeds the template of a run of journeys in advance, notifies the parent process, and keeps it until released. */
import { seedTemplate, writtenTemplate } from './template.ts'

const remove = await seedTemplate()
process.once('disconnect', async () => {
  await remove()
  process.exit()
})
process.send?.(writtenTemplate())
// The parent has already exited.
if (!process.connected) process.emit('disconnect')
