import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { keepFile } from './keep.ts'
import { remakePicture, type Upload } from './upload.ts'

/** Twice the widest column of text, for high-density screens. */
const LONGEST_EDGE = 1600
const QUALITY = 82

/** The path of a text's picture in the storage. */
export const imagePath = (key: string): string => `images/${key}`

interface SavedImage {
  /** Its public address. */
  readonly url: string
  readonly width: number
  readonly height: number
}

/**
 * Stores a text's picture as a WebP without metadata, under the hash of its content: equal pictures are one file.
 * @throws AppError `unsupported_media_type` for other content than PNG, JPEG or WebP, `validation_failed` at the field
 */
export const saveImage = async (
  deps: Pick<Deps, 'storage' | 'log' | 'lanes'>,
  upload: Upload,
): Promise<SavedImage> => {
  const box = { width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true } as const
  const content = await remakePicture(deps, upload, (picture) =>
    picture.resize(box).webp({ quality: QUALITY }),
  )
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(content).metadata()
  const key = `${createHash('sha256').update(content).digest('hex')}.webp`
  await keepFile(deps, imagePath(key), content, 'image/webp')
  return { url: `/api/v1/files/images/${key}`, width, height }
}
