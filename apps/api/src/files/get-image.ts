import type { getImage as endpoint } from '@emma/contracts/files'
import { notFound } from '../http/app-error.ts'
import type { UseCase } from '../http/mount.ts'
import { imagePath } from './save-image.ts'

/** A picture of a text under its key; what is there never changes, so that browsers keep it. */
export const getImage: UseCase<typeof endpoint> = async ({ storage }, { params: { key } }) => {
  const content = await storage.find(imagePath(key))
  if (content === undefined) throw notFound()
  return { content, type: 'image/webp', immutable: true }
}
