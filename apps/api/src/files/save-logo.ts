import type { Deps } from '../deps.ts'
import { keepFile } from './keep.ts'
import { remakePicture, type Upload } from './upload.ts'

/** Wide ones fill the width of a head, high ones its height; larger than paper shows at 300 dpi none is kept. */
const BOX = { width: 640, height: 240 } as const

/** Where a logo lies in the storage. */
export const logoPath = (key: string): string => `logos/${key}`
/** Its public address. */
export const logoUrl = (key: string | null): string | null =>
  key === null ? null : `/api/v1/files/logos/${key}`

/**
 * Stores a practice's logo whole, on white as paper is, as a PNG without metadata under a new key: what PDFs draw.
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
