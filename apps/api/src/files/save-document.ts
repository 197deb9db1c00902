import type { Deps } from '../deps.ts'
import { keepFile } from './keep.ts'
import { isPicture, remake, typeOf, type Upload } from './upload.ts'

const taken = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
const LONGEST_SIDE = 4000

export interface SavedDocument {
  /** Its key in the storage. */
  readonly key: string
  /** What it is by its content: the only type under which it may be sent out again. */
  readonly type: 'application/pdf' | 'image/webp'
  /** Bytes. */
  readonly size: number
}

/**
 * Stores a document under a new key: a PDF as it is, a picture made anew without its metadata.
 * @throws AppError `unsupported_media_type`, `validation_failed` at the field
 */
export const saveDocument = async (deps: Deps, upload: Upload): Promise<SavedDocument> => {
  const found = await typeOf(upload, taken)
  const type = isPicture(found) ? 'image/webp' : 'application/pdf'
  const box = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const content = isPicture(found)
    ? await remake(upload, (picture) => picture.resize(box).webp({ quality: 90 }))
    : upload.file.content
  const key = `documents/${deps.newId()}`
  await keepFile(deps, key, content, type)
  return { key, type, size: content.length }
}
