import type { Deps } from '../deps.ts'
import { dropFile } from './keep.ts'
import { saveSealedDocument } from './save-document.ts'
import type { Upload } from './upload.ts'

export type SavedSealed = Awaited<ReturnType<typeof saveSealedDocument>>

/**
 * Stores a clinical file, then writes its row; without the row the file is deleted. Undefined if the same upload was
 * stored meanwhile, so that `insert` wrote none.
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
