import { Readable } from 'node:stream'
import { type FileSecret, sealStream } from '../crypto/sealed-file.ts'
import type { Deps } from '../deps.ts'
import { keepFile } from './keep.ts'
import { isPicture, remake, typeOf, type Upload } from './upload.ts'

const taken = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
const LONGEST_EDGE = 4000

export interface SavedDocument {
  /** Its key in the storage. */
  readonly key: string
  /** Its type by content: the only type under which it is served. */
  readonly type: 'application/pdf' | 'image/webp'
  /** Bytes. */
  readonly size: number
}

/** A PDF unchanged, a picture re-encoded without its metadata. */
const prepare = async (
  deps: Deps,
  upload: Upload,
): Promise<Pick<SavedDocument, 'type'> & { content: Buffer }> => {
  const found = await typeOf(upload, taken)
  if (!isPicture(found)) return { type: 'application/pdf', content: upload.file.content }
  const box = { width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true } as const
  const content = await remake(deps, upload, (picture) => picture.resize(box).webp({ quality: 90 }))
  return { type: 'image/webp', content }
}

/**
 * Stores a document under a new key: a PDF unchanged, a picture re-encoded without its metadata.
 * @throws AppError `unsupported_media_type`, `validation_failed` at the field
 */
export const saveDocument = async (deps: Deps, upload: Upload): Promise<SavedDocument> => {
  const { content, type } = await prepare(deps, upload)
  const key = `documents/${deps.newId()}`
  await keepFile(deps, key, content, type)
  return { key, type, size: content.length }
}

/**
 * The same for clinical files: sealed with a key of its own, `secret`, stored in its row.
 * @throws AppError `unsupported_media_type`, `validation_failed` at the field
 */
export const saveSealedDocument = async (
  deps: Deps,
  upload: Upload,
): Promise<SavedDocument & { readonly secret: FileSecret }> => {
  const { content, type } = await prepare(deps, upload)
  const { sealed, secret } = sealStream(Readable.from([content]))
  const key = `sealed/${deps.newId()}`
  await keepFile(deps, key, Buffer.concat(await sealed.toArray()), 'application/octet-stream')
  return { key, type, size: content.length, secret: secret() }
}
