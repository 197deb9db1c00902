import { writeCamera } from './camera.ts'
import { seedTemplate } from './template.ts'

export default async (): Promise<() => Promise<void>> => {
  await writeCamera()
  return seedTemplate()
}
