import { type FieldRefusal, fieldRefusal } from '@emma/phrases/field-refusal'
import type { Sharp } from 'sharp'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { UploadedFile } from '../http/multipart.ts'

export interface Upload {
  /** The form field it came in, where refusals are shown. */
  readonly field: string
  readonly file: UploadedFile
}

/** Allows a phone camera's picture (50 megapixels), but nothing that would fill the memory when decoded. */
const MAX_PIXELS = 60_000_000

const pictures = ['image/png', 'image/jpeg', 'image/webp'] as const
type Picture = (typeof pictures)[number]

const refusal = (path: string, rule: FieldRefusal, cause?: unknown): AppError =>
  new AppError('validation_failed', { errors: [{ path, ...fieldRefusal(rule) }], cause })

/** The type of a file by its content, whatever its name. @throws AppError `unsupported_media_type` */
export const typeOf = async <T extends string>(
  { file: { content } }: Upload,
  taken: readonly T[],
): Promise<T> => {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content)
  const type = taken.find((known) => known === found?.mime)
  if (type === undefined) throw new AppError('unsupported_media_type')
  return type
}

export const isPicture = (type: string): type is Picture => pictures.some((known) => known === type)

/** Loaded for the first picture: it takes 8 MB. */
const loadSharp = async () => (await import('sharp')).default

const open = async (content: Buffer) =>
  (await loadSharp())(content, {
    limitInputPixels: false,
    sequentialRead: true,
    failOn: 'error',
  }).autoOrient()

/** Its size is read from the header, before anything is unpacked. */
const checkSize = async ({ field, file }: Upload): Promise<void> => {
  const sharp = await loadSharp()
  const { width, height, pages = 1 } = await sharp(file.content, { limitInputPixels: false }).metadata()
  if (width * height * pages <= MAX_PIXELS) return
  throw refusal(field, 'picture_too_large')
}

type Change = (picture: Sharp) => Sharp

/**
 * Re-encodes a picture: only the visible part is left, without EXIF and other data.
 * @throws AppError `validation_failed` at the field if it is unreadable or too large
 */
export const remake = ({ lanes }: Pick<Deps, 'lanes'>, upload: Upload, change: Change): Promise<Buffer> =>
  lanes.pictures(async () => {
    try {
      await checkSize(upload)
      return await change(await open(upload.file.content)).toBuffer()
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      throw refusal(upload.field, 'picture_unreadable', cause)
    }
  })

/**
 * Re-encodes a picture of a person, a practice or a text.
 * @throws AppError `unsupported_media_type` for other content than PNG, JPEG or WebP, and as `remake` does
 */
export const remakePicture = async (
  deps: Pick<Deps, 'lanes'>,
  upload: Upload,
  change: Change,
): Promise<Buffer> => {
  await typeOf(upload, pictures)
  return remake(deps, upload, change)
}
