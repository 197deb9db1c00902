import type { deleteSpecialist as endpoint } from '@emma/contracts/specialists/review'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { endTeamOf } from '../assistants/index.ts'
import { keepAct } from '../audit/index.ts'
import { endSessionsOf } from '../auth/index.ts'
import { removeCalendarsOf } from '../availability/index.ts'
import { endMemberships, requireOtherAdmins } from '../companies/index.ts'
import { revokeInvitesOf } from '../invites/index.ts'
import { removeLetterhead } from '../letterhead/index.ts'
import { lockAccount } from './account.repo.ts'
import { closeAccount, hasOpenAppointments, storeMove } from './review/review.repo.ts'

/** Closes an account: it can't be found or logged in to. Records and money stay. */
export const deleteSpecialist: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  const now = deps.clock.now()
  const publish = await inTransaction(deps.db, async (tx) => {
    const row = await lockAccount(tx, params.id)
    if (!row) throw notFound()
    if (await hasOpenAppointments(tx, row.id)) throw new AppError('open_appointments')
    await requireOtherAdmins(tx, row.id)
    const move = { id: deps.newId(), specialistId: row.id, from: row.status, to: 4, reason: null }
    await storeMove(tx, { ...move, userId: actor.userId, now })
    await closeAccount(tx, { specialistId: row.id, userId: row.user_id, now })
    await removeCalendarsOf(tx, row.id)
    await removeLetterhead(deps, tx, row.id)
    await endMemberships(tx, row.id, now)
    await revokeInvitesOf(tx, row.id, now)
    const what = { actor, client, action: 'deleted', entity: 'specialist', entityId: row.id } as const
    await keepAct(deps, tx, { ...what, before: { status: row.status }, reason: body?.reason })
    return [await endTeamOf(deps, tx, row.id), await endSessionsOf(deps, tx, row.user_id, 'closed')]
  })
  for (const end of publish) end()
}
