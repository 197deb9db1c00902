import type { inviteAdmin as endpoint } from '@emma/contracts/admins'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { lockAdmin } from './admins.repo.ts'

/** Sends another link to an invited admin. Equal pending requests are sent once. */
export const inviteAdmin: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const { id } = params
    const row = await lockAdmin(tx, id)
    if (!row || row.status === 'removed') throw notFound()
    if (row.status !== 'invited') throw new AppError('invalid_transition')
    await deps.jobs.add(tx, 'send-admin-invite', { userId: id }, { key: `admin-invite:${id}` })
    await keepAct(deps, tx, { actor, client, action: 'invited', entity: 'admin', entityId: id })
  })
