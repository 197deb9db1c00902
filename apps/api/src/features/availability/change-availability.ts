import type { Conflict } from '@emma/contracts/availability'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { readPractice } from './conflicts-now.ts'
import { lockAvailability } from './rules.repo.ts'
import { refreshNextSlot } from './slots.repo.ts'
import { tellSlotsChanged } from './tell-slots-changed.ts'

export interface Changed<T> {
  readonly result: T
  readonly zone: string
  readonly conflicts: Conflict[]
}

/**
 * Changes one specialist's rules or time off, one change at a time: what lists are sorted by follows in the same
 * transaction, appointments are never touched, and those that no longer fit are answered.
 */
export const changeAvailability = async <T>(
  deps: Deps,
  specialistId: string,
  change: (tx: Tx, zone: string, now: Date) => Promise<T>,
): Promise<Changed<T>> => {
  const changed = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const zone = await lockAvailability(tx, specialistId)
    const result = await change(tx, zone, now)
    await refreshNextSlot(tx, specialistId, now)
    const { conflicts } = await readPractice(tx, specialistId, zone, now)
    return { result, zone, conflicts }
  })
  tellSlotsChanged(deps, specialistId)
  return changed
}
