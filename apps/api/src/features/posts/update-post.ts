import type { BodyOf } from '@emma/contracts/kit'
import type { updatePost as endpoint } from '@emma/contracts/posts'
import { inTransaction } from '../../db/transaction.ts'
import { coverPath, coverUrl } from '../../files/index.ts'
import { invalidField, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { richTextOf } from '../../rich-text/index.ts'
import { keepAct } from '../audit/index.ts'
import { actOf, toPost } from './posts.present.ts'
import { changePost, lockPost, type PostRow } from './posts.repo.ts'

/** A separate call uploads a picture: here it stays or is removed. */
const coverOf = (row: PostRow, cover: string | null | undefined): string | null => {
  if (cover === null) return null
  if (cover === undefined || cover === coverUrl(row.cover_key)) return row.cover_key
  throw invalidField('cover', 'cover_by_upload')
}

/** The changed post; published without a time, it comes out now. */
const changed = async (row: PostRow, body: BodyOf<typeof endpoint>, now: Date): Promise<PostRow> => {
  const { title = row.title, summary = row.summary, draft = row.draft, content, published_at: at } = body
  const time = at === undefined ? row.published_at : new Date(at)
  return {
    id: row.id,
    title,
    summary,
    content: content === undefined ? row.content : await richTextOf(content),
    cover_key: coverOf(row, body.cover),
    draft,
    published_at: draft ? time : (time ?? now),
  }
}

export const updatePost: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  const now = deps.clock.now()
  const post = await inTransaction(deps.db, async (tx) => {
    const row = await lockPost(tx, params.id)
    if (!row) throw notFound()
    const { id, ...change } = await changed(row, body, now)
    await changePost(tx, id, change, now)
    if (row.cover_key !== null && change.cover_key === null) {
      await deps.jobs.add(tx, 'remove-file', { key: coverPath(row.cover_key) })
    }
    const after = { id, ...change }
    const act = {
      actor,
      client,
      entity: 'post',
      entityId: id,
      before: actOf(row),
      after: actOf(after),
    } as const
    await keepAct(deps, tx, { ...act, action: row.draft && !change.draft ? 'published' : 'updated' })
    return after
  })
  return toPost(post)
}
