import type { Deps } from '../deps.ts'

type Keeper = Pick<Deps, 'storage' | 'log'>

/** Deletes a file whose row was not written; a failure here does not hide the original one. */
export const dropFile = async ({ storage, log }: Keeper, key: string): Promise<void> => {
  try {
    await storage.remove(key)
  } catch (err) {
    log.warn({ err, key }, 'a file was left behind')
  }
}

/** Stores a file completely or not at all. @throws StorageUnavailable if the disk is full or nothing answers */
export const keepFile = async (deps: Keeper, key: string, content: Buffer, type: string): Promise<void> => {
  try {
    await deps.storage.put(key, content, type)
  } catch (cause) {
    await dropFile(deps, key)
    throw cause
  }
}
