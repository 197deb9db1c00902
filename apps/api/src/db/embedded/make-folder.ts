import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasErrorCode } from './launch-error.ts'

const make = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder)
  } catch (error) {
    // A file of that name causes an error when something is written into the folder.
    if (!hasErrorCode(error, 'EEXIST')) throw error
  }
}

/**
 * Creates a folder and its parents. Not `mkdir`'s own `recursive`: Node retries for ever if an existing folder answers
 * ENOENT to creating anything in it, as /proc does (Node 24, `MKDirpAsync`).
 */
export const makeFolder = async (folder: string): Promise<void> => {
  try {
    await make(folder)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT') || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await make(folder)
  }
}
