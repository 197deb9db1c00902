import type { Deps } from '../deps.ts'
import { dropFile } from './keep.ts'
import { saveSealedDocument } from './save-document.ts'
import type { Upload } from './upload.ts'

export type SavedSealed = Awaited<ReturnType<typeof saveSealedDocument>>

/**
 * Stores what is clinical, then writes its row; without its row the file is taken back. Undefined where the same upload
 * was kept meanwhile, so that `insert` wrote none.
 */
export const saveWithRow = async <Row>(
  deps: Deps,
  upload: Upload,
  insert: (saved: SavedSealed) => Promise<Row | undefined>,
): Promise<Row | undefined> => {
  const saved = await saveSealedDocument(deps, upload)
  try {
    const row = await insert(saved)
    if (!row) await dropFile(deps, saved.key)
    return row
  } catch (error) {
    await dropFile(deps, saved.key)
    throw error
  }
}
