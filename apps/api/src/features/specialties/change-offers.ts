import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { emitSlotsChanged } from '../availability/index.ts'

/** Changes a specialist's offers and prices: viewers of the slots reload them after the commit. */
export const changeOffers = async <T>(
  deps: Deps,
  specialistId: string,
  change: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const changed = await inTransaction(deps.db, change)
  emitSlotsChanged(deps, specialistId)
  return changed
}
