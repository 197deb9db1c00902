import { creditRefunded } from '@emma/domain/earnings'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { lockCreditOf, postEntry, refundableOf, takeFromCredit } from '../../wallet/index.ts'
import { requestRefund } from './request-refund.ts'

interface CreditRefund {
  readonly paymentId: string
  readonly customerId: string
  readonly appointmentId: string
  /** Any credit of this appointment if it is left out. */
  readonly creditId: string | undefined
}

/**
 * Refunds the rest of a credit from the wallet to the card; at most what the provider took and still has. The caller
 * holds the payment's lock.
 * @returns centavos being refunded
 * @throws AppError `not_found`, `refund_not_allowed`
 */
export const sendCreditBack = async (
  deps: Deps,
  tx: Tx,
  { paymentId, ...asked }: CreditRefund,
): Promise<number> => {
  const now = deps.clock.now()
  const creditId = await lockCreditOf(tx, asked)
  if (creditId === undefined) throw notFound()
  const amount = await refundableOf(tx, creditId, now)
  if (amount === 0) throw new AppError('refund_not_allowed')
  await takeFromCredit(tx, creditId, amount)
  const reference = await requestRefund(deps, tx, { paymentId, amount, reason: 'credit', creditId, now })
  const entry = creditRefunded(asked.customerId, amount)
  await postEntry(tx, entry, { id: deps.newId(), reference, at: now })
  return amount
}
