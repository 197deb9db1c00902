import type { restorePost as endpoint } from '@emma/contracts/posts'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { actOf, toPost } from './posts.present.ts'
import { lockDeletedPost, markDeleted } from './posts.repo.ts'

/** Undoes a deletion, as long as possible. */
export const restorePost: UseCase<typeof endpoint> = async (deps, { actor, client, params }) => {
  const now = deps.clock.now()
  const post = await inTransaction(deps.db, async (tx) => {
    const row = await lockDeletedPost(tx, params.id, now)
    if (!row) throw notFound()
    await markDeleted(tx, row.id, null, now)
    const act = { actor, client, entity: 'post', entityId: row.id, after: actOf(row) } as const
    await keepAct(deps, tx, { ...act, action: 'restored' })
    return row
  })
  return toPost(post)
}
