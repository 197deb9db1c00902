import type { Deps } from '../deps.ts'

type Keeper = Pick<Deps, 'storage' | 'log'>

/** Takes back a file whose row was not written: nothing is left behind, and a failure to do so hides no other. */
export const dropFile = async ({ storage, log }: Keeper, key: string): Promise<void> => {
  try {
    await storage.remove(key)
  } catch (err) {
    log.warn({ err, key }, 'a file was left behind')
  }
}

/** Stores a file whole or not at all. @throws StorageUnavailable where the disk is full or nothing answers */
export const keepFile = async (deps: Keeper, key: string, content: Buffer, type: string): Promise<void> => {
  try {
    await deps.storage.put(key, content, type)
  } catch (cause) {
    await dropFile(deps, key)
    throw cause
  }
}
