import type { reviewSpecialist as endpoint } from '@emma/contracts/specialists/review'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { invalidField, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { emitSlotsChanged } from '../../availability/index.ts'
import { findAccount, lockAccount } from '../account.repo.ts'
import { missingFor } from '../missing.ts'
import { reasonOf, statusOf } from '../profile/profile.present.ts'
import { decide } from './decide.ts'
import { forgetPerson } from './move-status.ts'

/** A refusal or suspension needs a reason. @throws AppError `validation_failed` at `reason` */
export const requireReason = (status: number, reason: string | undefined): void => {
  if ((status !== 3 && status !== 4) || reason !== undefined) return
  throw invalidField('reason', 'required')
}

/** A specialist's status after the change. */
export const stateAfter = async (deps: Deps, id: string) => {
  const row = await findAccount(deps.db, id)
  if (!row) throw notFound()
  return {
    id,
    status: statusOf(row),
    missing: await missingFor(deps.db, row),
    ...reasonOf(row),
    on_duty: row.on_duty,
    use_online: row.use_online,
  }
}

/** An admin approves, refuses, suspends or reopens; of two at once the first one counts. */
export const reviewSpecialist: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  requireReason(body.status, body.reason)
  const { userId, publish } = await inTransaction(deps.db, async (tx) => {
    const row = await lockAccount(tx, params.id)
    if (!row) throw notFound()
    return {
      userId: row.user_id,
      publish: await decide(deps, tx, row, { actor, client, ...body, to: body.status }),
    }
  })
  await publish()
  await forgetPerson(deps, userId)
  emitSlotsChanged(deps, params.id)
  return stateAfter(deps, params.id)
}
