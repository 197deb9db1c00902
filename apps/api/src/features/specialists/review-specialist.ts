import type { reviewSpecialist as endpoint } from '@emma/contracts/specialist-review'
import { fieldMessage } from '@emma/phrases/field-message'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findAccount, lockAccount } from './account.repo.ts'
import { decide } from './decide.ts'
import { missingFor } from './missing.ts'
import { forgetPerson } from './move-status.ts'
import { reasonOf, statusOf } from './profile.present.ts'

/** Who is refused or suspended reads why. @throws AppError `validation_failed` at `reason` */
export const requireReason = (status: number, reason: string | undefined): void => {
  if ((status !== 3 && status !== 4) || reason !== undefined) return
  throw new AppError('validation_failed', { errors: [{ path: 'reason', message: fieldMessage({}) }] })
}

/** How a specialist stands after a change. */
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

/** An admin approves, refuses, suspends or takes back; of two at once the first one counts. */
export const reviewSpecialist: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  requireReason(body.status, body.reason)
  const { userId, tell } = await inTransaction(deps.db, async (tx) => {
    const row = await lockAccount(tx, params.id)
    if (!row) throw notFound()
    return {
      userId: row.user_id,
      tell: await decide(deps, tx, row, { actor, client, ...body, to: body.status }),
    }
  })
  await tell()
  await forgetPerson(deps, userId)
  return stateAfter(deps, params.id)
}
