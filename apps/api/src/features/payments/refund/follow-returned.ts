import { nextPaymentState, refundEventOf } from '@emma/domain/payments'
import type { Tx } from '../../../db/transaction.ts'
import type { LockedPayment } from '../../../ports/seller.ts'
import { updatePaymentState } from '../charge/payments.repo.ts'

/**
 * Updates a payment to the amount returned, as credit or to the card. Credit counts at once, a refund when it is done.
 * @param returned centavos, in all
 */
export const followReturned = async (
  tx: Tx,
  { id, status, wallet_amount, provider_amount }: LockedPayment,
  returned: number,
  now: Date,
): Promise<void> => {
  if (returned === 0) return
  const next = nextPaymentState(status, refundEventOf(wallet_amount + provider_amount, returned))
  if (next.ok) await updatePaymentState(tx, id, next.value, now)
}
