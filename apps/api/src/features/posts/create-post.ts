import type { createPost as endpoint } from '@emma/contracts/posts'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { richTextOf } from '../../rich-text/index.ts'
import { keepAct } from '../audit/index.ts'
import { actOf, toPost } from './posts.present.ts'
import { insertPost, type PostRow } from './posts.repo.ts'

export const createPost: UseCase<typeof endpoint> = async (deps, { actor, client, body }) => {
  const now = deps.clock.now()
  const { title, summary = '', content, draft = false, published_at: at } = body
  const published_at = at === undefined ? (draft ? null : now) : new Date(at)
  const row: PostRow = {
    id: deps.newId(),
    title,
    summary,
    content: await richTextOf(content),
    cover_key: null,
    draft,
    published_at,
  }
  await inTransaction(deps.db, async (tx) => {
    await insertPost(tx, row, now)
    const act = { actor, client, entity: 'post', entityId: row.id, after: actOf(row) } as const
    await keepAct(deps, tx, { ...act, action: 'created' })
  })
  return toPost(row)
}
