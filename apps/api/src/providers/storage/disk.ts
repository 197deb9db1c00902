import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type StoragePort, StorageUnavailable } from './port.ts'

const PART = '.part'

const orUnavailable = (cause: unknown): never => {
  const isFull = /ENOSPC|EDQUOT/.test(String(cause instanceof Error && cause.cause))
  throw isFull ? new StorageUnavailable('The disk is full', { cause }) : cause
}

async function* keysBelow(location: string): AsyncGenerator<string> {
  const entries = await readdir(location, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries)
    if (entry.isFile() && !entry.name.endsWith(PART))
      yield relative(location, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
}

/** Files in a folder of the data folder, for one machine or several that share it. */
export const createDiskStorage = ({ folder }: { folder: string }): StoragePort => {
  const location = join(isAbsolute(folder) ? folder : resolve(folder), 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: (key, content, type) => disk.put(key, content, { contentType: type }).catch(orUnavailable),
    putStream: async (key, content, type) => {
      const part = `${key}.${randomUUID()}${PART}`
      try {
        await disk.putStream(part, content, { contentType: type })
        await disk.move(part, key)
      } catch (error) {
        await disk.delete(part)
        throw content.errored ?? orUnavailable(error)
      }
    },
    get: (key) => disk.getStream(key),
    find: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
    remove: (key) => disk.delete(key),
    list: () => keysBelow(location),
  }
}
