import type { Conflict } from '@emma/contracts/availability'
import { specialistStatus } from '@emma/domain/specialists'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { readPractice } from './conflicts-now.ts'
import { lockPractice } from './rules/rules.repo.ts'
import { emitSlotsChanged } from './slots/emit-slots-changed.ts'
import { refreshNextSlot } from './slots/slots.repo.ts'

type Change<T> = (tx: Tx, zone: string, now: Date) => Promise<T>

/**
 * Runs changes of a specialist's practice one at a time; lists' sort columns are updated in the same transaction. A
 * practice may be prepared before and during the review; a suspended one cannot change.
 * @throws AppError `forbidden` for a suspended specialist
 */
export const changePractice = async <T>(deps: Deps, specialistId: string, change: Change<T>): Promise<T> => {
  const changed = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { time_zone, status } = await lockPractice(tx, specialistId)
    if (status === specialistStatus.suspended) throw new AppError('forbidden')
    const result = await change(tx, time_zone, now)
    await refreshNextSlot(tx, specialistId, now)
    return result
  })
  emitSlotsChanged(deps, specialistId)
  return changed
}

export interface Changed<T> {
  readonly result: T
  readonly zone: string
  readonly conflicts: Conflict[]
}

/** Changes rules or time off: appointments are never touched, and those that no longer fit are returned. */
export const changeAvailability = <T>(
  deps: Deps,
  specialistId: string,
  change: Change<T>,
): Promise<Changed<T>> =>
  changePractice(deps, specialistId, async (tx, zone, now) => {
    const result = await change(tx, zone, now)
    const { conflicts } = await readPractice(tx, specialistId, zone, now)
    return { result, zone, conflicts }
  })
