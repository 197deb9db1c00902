import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const spaceNeeded = 1024 ** 3

/** Folder of test databases: in memory, if there is enough. */
export async function memoryBackedFolder(): Promise<string> {
  const space = await statfs('/dev/shm').catch(() => undefined)
  return space && space.bavail * space.bsize > spaceNeeded ? '/dev/shm' : tmpdir()
}
