import { isAbsolute, join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { StoragePort } from './port.ts'

const toPort = (disk: Disk): StoragePort => ({
  put: async (key, content, type) => disk.put(key, content, { contentType: type }),
  putStream: (key, content, type) => disk.putStream(key, content, { contentType: type }),
  get: (key) => disk.getStream(key),
  find: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
  remove: (key) => disk.delete(key),
})

/** Files in a folder of the data folder; several nodes share it or use S3. */
export const createDiskStorage = ({ folder }: { folder: string }): StoragePort => {
  const location = isAbsolute(folder) ? folder : resolve(folder)
  return toPort(new Disk(new FSDriver({ location: join(location, 'files'), visibility: 'private' })))
}
