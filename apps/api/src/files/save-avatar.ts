import type { Deps } from '../deps.ts'
import { keepFile } from './keep.ts'
import { remakePicture, type Upload } from './upload.ts'

const EDGE = 512
const QUALITY = 82

/** An avatar's path in the storage. */
export const avatarPath = (key: string): string => `avatars/${key}`
/** Its public address. */
export const avatarUrl = (key: string | null): string | null =>
  key === null ? null : `/api/v1/files/avatars/${key}`

/**
 * Stores a person's picture as a square WebP without metadata, under a new random key.
 * @throws AppError `unsupported_media_type` for other content than PNG, JPEG or WebP, `validation_failed` at the field
 */
export const saveAvatar = async (deps: Deps, upload: Upload): Promise<string> => {
  const content = await remakePicture(deps, upload, (picture) =>
    picture.resize(EDGE, EDGE, { fit: 'cover' }).webp({ quality: QUALITY }),
  )
  const key = `${deps.newId()}.webp`
  await keepFile(deps, avatarPath(key), content, 'image/webp')
  return key
}
