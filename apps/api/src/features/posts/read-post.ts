import type { readPost as endpoint } from '@emma/contracts/posts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toPost } from './posts.present.ts'
import { findPost, type PostRow } from './posts.repo.ts'

const isOut = ({ draft, published_at }: PostRow, now: Date): boolean =>
  !draft && published_at !== null && published_at <= now

export const readPost: UseCase<typeof endpoint> = async ({ readDb, clock }, { actor, params }) => {
  const row = await findPost(readDb, params.id)
  if (!row || (actor.role !== 'admin' && !isOut(row, clock.now()))) throw notFound()
  return toPost(row)
}
