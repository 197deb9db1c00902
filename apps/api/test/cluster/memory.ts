import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const spaceNeeded = 1024 ** 3

/** Where databases of tests are: in memory, where there is enough of it. */
export async function memoryBackedFolder(): Promise<string> {
  const space = await statfs('/dev/shm').catch(() => undefined)
  return space && space.bavail * space.bsize > spaceNeeded ? '/dev/shm' : tmpdir()
}
