import type { getImage as endpoint } from '@emma/contracts/files'
import { notFound } from '../http/app-error.ts'
import type { UseCase } from '../http/mount.ts'
import { imagePath } from './save-image.ts'

/** A text's picture by its key; it never changes, so browsers may cache it. */
export const getImage: UseCase<typeof endpoint> = async ({ storage }, { params: { key } }) => {
  const content = await storage.find(imagePath(key))
  if (content === undefined) throw notFound()
  return { content, type: 'image/webp', immutable: true }
}
