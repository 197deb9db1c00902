import { writeCamera } from '../camera.ts'
import { seedTemplate, writtenTemplate } from './template.ts'

export default async (): Promise<() => Promise<void>> => {
  await writeCamera()
  // The process that seeded it ahead also removes it.
  return writtenTemplate() === undefined ? seedTemplate() : async () => {}
}
