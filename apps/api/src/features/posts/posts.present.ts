import type { Post } from '@emma/contracts/posts'
import { coverUrl } from '../../files/index.ts'
import type { PostRow } from './posts.repo.ts'

export const toPost = ({ cover_key, published_at, ...post }: PostRow): Post => ({
  ...post,
  cover: coverUrl(cover_key),
  published_at: published_at?.toISOString() ?? null,
})

/** A post as stored in the audit log. */
export const actOf = ({ title, summary, draft, published_at, cover_key }: PostRow) => ({
  title,
  summary,
  draft,
  published_at: published_at?.toISOString() ?? null,
  cover: cover_key,
})
