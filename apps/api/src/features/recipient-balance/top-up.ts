import type { Deps } from '../../deps.ts'
import { ProviderRejected } from '../../providers/payments/port.ts'
import { sweepSurplus } from './sweep-surplus.ts'

/** A recipient's shortfall; centavos, decided and committed with the key beforehand. */
export interface TopUp {
  readonly key: string
  readonly recipientId: string
  readonly amount: number
}

/**
 * Moves a recipient's shortfall for a withdrawal from the platform's: sales paid by the wallet never reached it
 * (decision 7). If the platform's own balance is too small, others' surplus is moved back first.
 * @throws ProviderRejected if it is still too small
 * @throws ProviderUnknown
 */
export const topUpRecipient = async (deps: Deps, { key, recipientId, amount }: TopUp): Promise<void> => {
  const { payments } = deps
  const move = () => payments.moveBetween(key, payments.platformRecipientId, recipientId, amount)
  try {
    await move()
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error
    await sweepSurplus(deps)
    await move()
  }
}
