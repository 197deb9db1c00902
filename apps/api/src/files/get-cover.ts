import type { getCover as endpoint } from '@emma/contracts/files'
import { notFound } from '../http/app-error.ts'
import type { UseCase } from '../http/mount.ts'
import { coverPath } from './save-cover.ts'

/** A post's picture by its key; it never changes, so browsers may cache it. */
export const getCover: UseCase<typeof endpoint> = async ({ storage }, { params: { key } }) => {
  const content = await storage.find(coverPath(key))
  if (content === undefined) throw notFound()
  return { content, type: 'image/webp', immutable: true }
}
