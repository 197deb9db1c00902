import type { getAvatar as endpoint } from '@emma/contracts/files'
import { notFound } from '../http/app-error.ts'
import type { UseCase } from '../http/mount.ts'
import { avatarPath } from './save-avatar.ts'

/** A picture by its key; it never changes, so browsers may cache it. */
export const getAvatar: UseCase<typeof endpoint> = async ({ storage }, { params: { key } }) => {
  const content = await storage.find(avatarPath(key))
  if (content === undefined) throw notFound()
  return { content, type: 'image/webp', immutable: true }
}
