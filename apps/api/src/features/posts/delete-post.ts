import type { deletePost as endpoint } from '@emma/contracts/posts'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { actOf } from './posts.present.ts'
import { lockPost, markDeleted } from './posts.repo.ts'

/** Hidden from now on. The text and the picture are deleted when the deletion can't be undone any more. */
export const deletePost: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockPost(tx, params.id)
    if (!row) throw notFound()
    const now = deps.clock.now()
    await markDeleted(tx, row.id, now, now)
    const act = { actor, client, entity: 'post', entityId: row.id, before: actOf(row) } as const
    await keepAct(deps, tx, { ...act, action: 'deleted' })
  })
