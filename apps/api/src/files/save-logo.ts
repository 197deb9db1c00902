import type { Deps } from '../deps.ts'
import { keepFile } from './keep.ts'
import { remakePicture, type Upload } from './upload.ts'

/** Wide logos fill the width, high ones the height; nothing larger than paper shows at 300 dpi is stored. */
const BOX = { width: 640, height: 240 } as const

/** A logo's path in the storage. */
export const logoPath = (key: string): string => `logos/${key}`
/** Its public address. */
export const logoUrl = (key: string | null): string | null =>
  key === null ? null : `/api/v1/files/logos/${key}`

/**
 * Stores a practice's whole logo on white as a PNG without metadata, under a new key, for PDFs.
 * @throws AppError `unsupported_media_type` for other content than PNG, JPEG or WebP, `validation_failed` at the field
 */
export const saveLogo = async (deps: Deps, upload: Upload): Promise<string> => {
  const content = await remakePicture(deps, upload, (picture) =>
    picture
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 }),
  )
  const key = `${deps.newId()}.png`
  await keepFile(deps, logoPath(key), content, 'image/png')
  return key
}
