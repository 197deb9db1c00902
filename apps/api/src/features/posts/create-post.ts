import type { createPost as endpoint } from '@emma/contracts/posts'
import type { UseCase } from '../../http/mount.ts'
import { contentOf } from './post-content.ts'
import { toPost } from './posts.present.ts'
import { insertPost, type PostRow } from './posts.repo.ts'

export const createPost: UseCase<typeof endpoint> = async ({ db, clock, newId }, { body }) => {
  const now = clock.now()
  const { title, summary = '', content, draft = false, published_at: at } = body
  const published_at = at === undefined ? (draft ? null : now) : new Date(at)
  const row: PostRow = {
    id: newId(),
    title,
    summary,
    content: contentOf(content),
    cover_key: null,
    draft,
    published_at,
  }
  await insertPost(db, row, now)
  return toPost(row)
}
