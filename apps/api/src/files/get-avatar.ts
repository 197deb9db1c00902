import type { getAvatar as endpoint } from '@emma/contracts/files'
import { notFound } from '../http/app-error.ts'
import type { UseCase } from '../http/mount.ts'
import { avatarPath } from './save-avatar.ts'

/** A picture under its key; what is there never changes, so that browsers keep it. */
export const getAvatar: UseCase<typeof endpoint> = async ({ storage }, { params: { key } }) => {
  const content = await storage.find(avatarPath(key))
  if (content === undefined) throw notFound()
  return { content, type: 'image/webp', immutable: true }
}
