import { changeStatus, type SpecialistStatus } from '@emma/domain/specialists'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { type Act, keepAct } from '../../audit/index.ts'
import { cancelComing, listComing } from '../../booking/index.ts'
import { requireOtherAdmins } from '../../companies/index.ts'
import type { AccountRow } from '../account.repo.ts'
import { missingFor } from '../missing.ts'
import { statusOf } from '../profile/profile.present.ts'
import { moveStatus } from './move-status.ts'

export interface Decision {
  readonly actor: Actor
  readonly client: Act['client']
  readonly to: SpecialistStatus
  readonly reason?: string | undefined
  readonly cancel_appointments?: boolean | undefined
}

const actions = {
  0: 'status_changed',
  1: 'approved',
  2: 'status_changed',
  3: 'rejected',
  4: 'suspended',
} as const

const SUSPENDED = 4

/** A specialist with coming appointments is suspended only after the admin confirmed having seen them. */
const refuseUnseen = async (deps: Deps, tx: Tx, specialistId: string, zone: string): Promise<void> => {
  const errors = await listComing(deps, tx, { specialistId }, zone)
  if (errors.length > 0) throw new AppError('open_appointments', { errors })
}

/**
 * Applies an admin's decision on a locked account: its bookings wait, so that the list of coming appointments is
 * complete. Suspending cancels them, each with the whole price as credit. Call the returned function after the commit.
 */
export const decide = async (deps: Deps, tx: Tx, row: AccountRow, decision: Decision) => {
  const { actor, client, to, reason, cancel_appointments = false } = decision
  const from = statusOf(row)
  const isSuspension = to === SUSPENDED && changeStatus(from, to, 'admin', await missingFor(tx, row)).ok
  if (isSuspension) await requireOtherAdmins(tx, row.id)
  if (isSuspension && !cancel_appointments) await refuseUnseen(deps, tx, row.id, actor.timeZone)
  await moveStatus(deps, tx, { row, to, by: 'admin', reason: reason ?? null, userId: actor.userId })
  const canceled = isSuspension
    ? await cancelComing(deps, tx, { specialistId: row.id }, reason ?? '')
    : { count: 0, publish: async () => {} }
  const action = from === SUSPENDED && to === 1 ? 'reactivated' : actions[to]
  const counted = canceled.count > 0 ? { canceled_appointments: canceled.count } : {}
  await keepAct(deps, tx, {
    actor,
    client,
    action,
    entity: 'specialist',
    entityId: row.id,
    before: { status: from },
    after: { status: to, ...counted },
    reason,
  })
  return canceled.publish
}
