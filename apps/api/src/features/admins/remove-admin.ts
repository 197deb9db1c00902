import type { deleteAdmin as deletion, restoreAdmin as restoring } from '@emma/contracts/admins'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { endSessionsOf } from '../auth/index.ts'
import { profileOf } from './admins.present.ts'
import { findActiveAdminUsers, lockAdmin, lockRemovals, markDeleted } from './admins.repo.ts'

/** Removes an admin's access at once, one's own included. The last active admin stays. */
export const deleteAdmin: UseCase<typeof deletion> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  const publish = await inTransaction(deps.db, async (tx) => {
    await lockRemovals(tx)
    const row = await lockAdmin(tx, id)
    if (!row || row.status === 'removed') throw notFound()
    const active = await findActiveAdminUsers(tx)
    if (active.length === 1 && active[0] === id) throw new AppError('last_admin')
    const now = deps.clock.now()
    await markDeleted(tx, id, now, now)
    const what = { actor, client, action: 'deleted', entity: 'admin', entityId: id } as const
    await keepAct(deps, tx, {
      ...what,
      before: { status: row.status },
      after: { status: 'removed' },
      reason: body?.reason,
    })
    return endSessionsOf(deps, tx, id, 'blocked')
  })
  publish()
}

/** Undoes it. */
export const restoreAdmin: UseCase<typeof restoring> = async (deps, { actor, client, params }) => {
  const { id } = params
  await inTransaction(deps.db, async (tx) => {
    const row = await lockAdmin(tx, id)
    if (!row) throw notFound()
    if (row.status !== 'removed') throw new AppError('invalid_transition')
    await markDeleted(tx, id, null, deps.clock.now())
    const what = { actor, client, action: 'restored', entity: 'admin', entityId: id } as const
    await keepAct(deps, tx, { ...what, before: { status: 'removed' }, after: { status: 'active' } })
  })
  return profileOf(deps, id, actor.userId)
}
