import type { uploadPageImage as endpoint } from '@emma/contracts/pages'
import { saveImage } from '../../files/index.ts'
import { invalidField } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'

/** Stores a picture for a text; it is unused until a text that includes it is published. */
export const uploadPageImage: UseCase<typeof endpoint> = async (deps, { files: { file } }) => {
  if (file) return saveImage(deps, { field: 'file', file })
  throw invalidField('file', 'required')
}
