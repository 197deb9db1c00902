import type { Deps } from '../../deps.ts'
import { ProviderRejected, ProviderUnknown } from '../../providers/payments/port.ts'
import { findOwed, type Owed } from './recipient-balance.repo.ts'

/**
 * A new key each time: the balance is read again before money moves, so that it reflects a call whose answer was lost.
 * A share of a sale just made may be seen here before the ledger has it; the next withdrawal moves it back.
 */
const sweep = async ({ payments, newId }: Deps, { recipientId, owed }: Owed): Promise<void> => {
  const { available, waiting } = await payments.recipientBalance(recipientId)
  const surplus = Math.min(available, available + waiting - owed)
  if (surplus > 0) {
    await payments.moveBetween(newId(), recipientId, payments.platformRecipientId, surplus)
  }
}

/**
 * Moves back to the platform's recipient what others hold beyond their money in the ledger: shares of sales that became
 * credit, or that a dispute undid (decision 7). One recipient's failure does not stop the others.
 */
export const sweepSurplus = async (deps: Deps): Promise<void> => {
  for (const owed of await findOwed(deps.db)) {
    try {
      await sweep(deps, owed)
    } catch (error) {
      if (!(error instanceof ProviderRejected) && !(error instanceof ProviderUnknown)) throw error
      deps.log.warn({ err: error, recipientId: owed.recipientId }, 'surplus left where it is')
    }
  }
}
