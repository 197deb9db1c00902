import type { deletePost as endpoint } from '@emma/contracts/posts'
import { inTransaction } from '../../db/transaction.ts'
import { coverPath } from '../../files/index.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { actOf } from './posts.present.ts'
import { lockPost, removePost } from './posts.repo.ts'

export const deletePost: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockPost(tx, params.id)
    if (!row) throw notFound()
    await removePost(tx, params.id)
    const act = { actor, client, entity: 'post', entityId: row.id, before: actOf(row) } as const
    await keepAct(deps, tx, { ...act, action: 'deleted' })
    if (row.cover_key !== null) await deps.jobs.add(tx, 'remove-file', { key: coverPath(row.cover_key) })
  })
