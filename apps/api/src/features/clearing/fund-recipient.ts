import type { Deps } from '../../deps.ts'
import { ProviderRejected } from '../../providers/payments/port.ts'
import { sweepSurplus } from './sweep-surplus.ts'

export interface Funding {
  /** The withdrawal's own key, committed before. */
  readonly key: string
  readonly recipientId: string
  /** Centavos about to be withdrawn. */
  readonly amount: number
}

/**
 * Brings a recipient's balance at the provider to what is about to leave it: sales that were paid by the wallet never
 * reached it (decision 7). Called again it moves what is missing then, so that an answer that was lost moves nothing twice.
 * @throws ProviderRejected where the platform's own balance is too small, surplus of others included
 * @throws ProviderUnknown
 */
export const fundRecipient = async (deps: Deps, { key, recipientId, amount }: Funding): Promise<void> => {
  const { payments } = deps
  const { available } = await payments.recipientBalance(recipientId)
  const missing = amount - available
  if (missing <= 0) return
  const move = () =>
    payments.moveBetween(`fund-${key}-${missing}`, payments.platformRecipientId, recipientId, missing)
  try {
    await move()
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error
    await sweepSurplus(deps)
    await move()
  }
}
