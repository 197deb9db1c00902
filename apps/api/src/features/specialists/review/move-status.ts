import type { Requirement } from '@emma/domain/specialists'
import { changeStatus, type SpecialistStatus, type StatusActor } from '@emma/domain/specialists'
import { type FieldRefusal, fieldRefusal } from '@emma/phrases/field-refusal'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { forgetSession } from '../../auth/index.ts'
import { notify } from '../../notifications/index.ts'
import { type AccountRow, findOpenSessions } from '../account.repo.ts'
import { missingFor } from '../missing.ts'
import { statusOf } from '../profile/profile.present.ts'
import { storeMove } from './review.repo.ts'

export interface Wish {
  readonly row: AccountRow
  readonly to: SpecialistStatus
  readonly by: StatusActor
  readonly userId: string
  readonly reason: string | null
}

const noticeOf = { 1: 'account_approved', 3: 'account_refused', 4: 'account_suspended' } as const
const isNotified = (status: number): status is keyof typeof noticeOf => Object.hasOwn(noticeOf, status)

/** The field rule for each missing requirement. */
const rules: Readonly<Record<Requirement, FieldRefusal>> = {
  personalData: 'personal_data_incomplete',
  contactDetails: 'cellphone_missing',
  address: 'address_missing',
  council: 'council_missing',
  specialty: 'specialty_missing',
  bankAccount: 'bank_account_missing',
}

/**
 * Moves the status of a locked account, records who did it and why, and notifies the specialist of the decision.
 * @throws AppError `invalid_transition`, `profile_incomplete` with what is missing
 */
export const moveStatus = async (deps: Deps, tx: Tx, wish: Wish): Promise<void> => {
  const { row, to, by, userId, reason } = wish
  const missing = await missingFor(tx, row)
  const moved = changeStatus(statusOf(row), to, by, missing)
  if (!moved.ok) {
    if (moved.code !== 'profile_incomplete') throw new AppError('invalid_transition')
    const errors = missing.map((path) => ({ path, ...fieldRefusal(rules[path]) }))
    throw new AppError('profile_incomplete', { errors })
  }
  const id = deps.newId()
  const now = deps.clock.now()
  await storeMove(tx, { id, specialistId: row.id, from: row.status, to, reason, userId, now })
  // A specialist who may no longer attend has left duty too.
  if (row.on_duty) await deps.jobs.add(tx, 'queue-duty', { specialistId: row.id })
  if (by === 'admin' && isNotified(to)) {
    const kind = noticeOf[to]
    await notify(deps, tx, { userId: row.user_id, kind, dedupeKey: `status|${id}`, data: {} })
  }
}

/**
 * After the commit: the person's permissions follow the new status at once in this process, within 5 s in the others.
 */
export const forgetPerson = async (deps: Deps, userId: string): Promise<void> => {
  for (const id of await findOpenSessions(deps.db, userId)) forgetSession(deps, id)
}
