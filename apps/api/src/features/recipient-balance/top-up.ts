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
 * Moves what a recipient lacks for a withdrawal from the platform's: sales that were paid by the wallet never reached
 * it (decision 7). Where the platform's own balance is too small, the surplus of others is taken back first.
 * @throws ProviderRejected where it is too small even so
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
