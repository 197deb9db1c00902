import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { emitSlotsChanged } from '../availability/index.ts'

/** Changes what a specialist offers and at which price: who looks at the slots asks for them again after the commit. */
export const changeOffers = async <T>(
  deps: Deps,
  specialistId: string,
  change: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const changed = await inTransaction(deps.db, change)
  emitSlotsChanged(deps, specialistId)
  return changed
}
