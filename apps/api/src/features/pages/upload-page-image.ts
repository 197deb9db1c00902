import type { uploadPageImage as endpoint } from '@emma/contracts/pages'
import { fieldMessage } from '@emma/phrases/field-message'
import { saveImage } from '../../files/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'

/** Stores a picture for a text; it belongs to none until one that names it is published. */
export const uploadPageImage: UseCase<typeof endpoint> = async (deps, { files: { file } }) => {
  if (file) return saveImage(deps, { field: 'file', file })
  const message = fieldMessage({ code: 'invalid_type' })
  throw new AppError('validation_failed', { errors: [{ path: 'file', message }] })
}
