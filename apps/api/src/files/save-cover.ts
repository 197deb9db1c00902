import type { Deps } from '../deps.ts'
import { keepFile } from './keep.ts'
import { remakePicture, type Upload } from './upload.ts'

/** The shape of link previews. */
export const COVER_SIZE = { width: 1200, height: 630 } as const
const QUALITY = 80

/** The path of a post's picture in the storage. */
export const coverPath = (key: string): string => `covers/${key}`
/** Its public address. */
export const coverUrl = (key: string | null): string | null =>
  key === null ? null : `/api/v1/files/covers/${key}`

/**
 * Stores a post's picture as a wide WebP without metadata, under a new key.
 * @throws AppError `unsupported_media_type` for other content than PNG, JPEG or WebP, `validation_failed` at the field
 */
export const saveCover = async (
  deps: Pick<Deps, 'newId' | 'storage' | 'log' | 'lanes'>,
  upload: Upload,
): Promise<string> => {
  const content = await remakePicture(deps, upload, (picture) =>
    picture.resize({ ...COVER_SIZE, fit: 'cover' }).webp({ quality: QUALITY }),
  )
  const key = `${deps.newId()}.webp`
  await keepFile(deps, coverPath(key), content, 'image/webp')
  return key
}
