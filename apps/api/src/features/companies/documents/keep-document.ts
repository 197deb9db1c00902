import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { dropFile, type SavedDocument, saveDocument } from '../../../files/index.ts'
import type { UploadedFile } from '../../../http/multipart.ts'

/**
 * Stores a company's document for the row that `write` writes in one transaction; without the row the file is deleted.
 */
export const withDocument = async <T>(
  deps: Deps,
  file: UploadedFile | undefined,
  write: (tx: Tx, document: SavedDocument | undefined) => Promise<T>,
): Promise<T> => {
  const document = file && (await saveDocument(deps, { field: 'document', file }))
  try {
    return await inTransaction(deps.db, (tx) => write(tx, document))
  } catch (error) {
    if (document) await dropFile(deps, document.key)
    throw error
  }
}

/** A job deletes the file, once the row no longer names it. */
export const removeLater = async (deps: Deps, tx: Tx, key: string | null): Promise<void> => {
  if (key !== null) await deps.jobs.add(tx, 'remove-file', { key })
}
