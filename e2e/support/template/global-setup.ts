import { writeCamera } from '../camera.ts'
import { seedTemplate, writtenTemplate } from './template.ts'

export default async (): Promise<() => Promise<void>> => {
  await writeCamera()
  // Seeded ahead, it is removed by who seeded it.
  return writtenTemplate() === undefined ? seedTemplate() : async () => {}
}
