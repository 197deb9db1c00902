import type { getLogo as endpoint } from '@emma/contracts/files'
import { notFound } from '../http/app-error.ts'
import type { UseCase } from '../http/mount.ts'
import { logoPath } from './save-logo.ts'

/** A practice's logo by its key; it never changes, so browsers may cache it. */
export const getLogo: UseCase<typeof endpoint> = async ({ storage }, { params: { key } }) => {
  const content = await storage.find(logoPath(key))
  if (content === undefined) throw notFound()
  return { content, type: 'image/png', immutable: true }
}
