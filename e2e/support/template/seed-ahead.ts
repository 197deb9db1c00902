/** Seeds the template of a run of journeys before it begins, tells who started this process, and keeps it until it is let go. */
import { seedTemplate, writtenTemplate } from './template.ts'

const remove = await seedTemplate()
process.once('disconnect', async () => {
  await remove()
  process.exit()
})
process.send?.(writtenTemplate())
// Who asked is gone already.
if (!process.connected) process.emit('disconnect')
