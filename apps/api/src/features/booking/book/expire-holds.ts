import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { lockExpiredHolds } from '../money/sale.repo.ts'
import { emitToParticipants } from '../money/sale.ts'
import { expireHold } from './hold.ts'

const AT_ONCE = 50

/** Job: opens the slots of unpaid bookings whose hold expired. */
export const expireHolds = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  const expired = await inTransaction(deps.db, async (tx) => {
    const sales = await lockExpiredHolds(tx, now, AT_ONCE)
    for (const sale of sales) await expireHold(deps, tx, sale, now)
    return sales
  })
  for (const sale of expired) emitToParticipants(deps, sale, 'expired')
  if (expired.length === AT_ONCE) await expireHolds(deps)
}
