import type { BodyOf } from '@emma/contracts/kit'
import type { updatePost as endpoint } from '@emma/contracts/posts'
import { inTransaction } from '../../db/transaction.ts'
import { coverPath, coverUrl } from '../../files/index.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { contentOf } from './post-content.ts'
import { toPost } from './posts.present.ts'
import { changePost, lockPost, type PostRow } from './posts.repo.ts'

/** A picture is put there by its own call: here it stays or goes. */
const coverOf = (row: PostRow, cover: string | null | undefined): string | null => {
  if (cover === null) return null
  if (cover === undefined || cover === coverUrl(row.cover_key)) return row.cover_key
  throw new AppError('validation_failed', {
    errors: [{ path: 'cover', message: 'Envie a imagem pelo campo de capa.' }],
  })
}

/** What the post becomes; one that is published without a time comes out now. */
const changed = (row: PostRow, body: BodyOf<typeof endpoint>, now: Date): PostRow => {
  const { title = row.title, summary = row.summary, draft = row.draft, content, published_at: at } = body
  const time = at === undefined ? row.published_at : new Date(at)
  return {
    id: row.id,
    title,
    summary,
    content: content === undefined ? row.content : contentOf(content),
    cover_key: coverOf(row, body.cover),
    draft,
    published_at: draft ? time : (time ?? now),
  }
}

export const updatePost: UseCase<typeof endpoint> = async (deps, { params, body }) => {
  const now = deps.clock.now()
  const post = await inTransaction(deps.db, async (tx) => {
    const row = await lockPost(tx, params.id)
    if (!row) throw notFound()
    const { id, ...change } = changed(row, body, now)
    await changePost(tx, id, change, now)
    if (row.cover_key !== null && change.cover_key === null) {
      await deps.jobs.add(tx, 'remove-file', { key: coverPath(row.cover_key) })
    }
    return { id, ...change }
  })
  return toPost(post)
}
