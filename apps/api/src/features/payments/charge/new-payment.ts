import { creditHeld, type LedgerEntry, type PaidBy } from '@emma/domain/earnings'
import { isPix, type PaymentMethod, type PaymentParts } from '@emma/domain/payments'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { addJobSql } from '../../../jobs/queue.repo.ts'
import { findPayingCard, type PayingCard } from '../../cards/index.ts'
import { type OpenCredit, postEntrySql, spendCreditsSql, usesOf } from '../../wallet/index.ts'
import type { NewPayment, Step } from './payments.repo.ts'

/** After this long a job queries a charge's outcome, if nothing else settled it. */
const SAFETY_NET_MS = 30_000

/**
 * The card that the provider charges; null if it charges none.
 * @throws AppError `card_required`
 */
export const requireCard = async (
  tx: Tx,
  asked: { readonly customerId: string; readonly cardId: string | undefined; readonly method: PaymentMethod },
  parts: PaymentParts,
): Promise<PayingCard | null> => {
  if (parts.provider === 0 || isPix(asked.method)) return null
  const card = await findPayingCard(tx, asked.customerId, asked.cardId)
  if (!card) throw new AppError('card_required')
  return card
}

/**
 * The steps beside a new payment. The wallet's part is spent at once: a whole price is settled with it, a part is set
 * aside for the charge. A job makes sure that a charge is settled.
 * @param credits the wallet's, locked
 * @param paidEntry the seller's entry of a received payment
 */
export const paymentSteps = (
  deps: Deps,
  { id, customerId, parts, now }: NewPayment,
  credits: readonly OpenCredit[],
  paidEntry: (paid: PaidBy) => LedgerEntry,
): Step[] => {
  const safetyNet = { inMs: SAFETY_NET_MS, key: `settle:${id}` }
  const charge = parts.provider === 0 ? [] : [addJobSql('settle-payment', { paymentId: id }, safetyNet)]
  if (parts.wallet === 0) return charge
  const entry =
    parts.provider === 0
      ? paidEntry({ provider: 0, wallet: parts.wallet, held: 0 })
      : creditHeld(customerId, parts.wallet)
  return [
    spendCreditsSql(id, usesOf(credits, parts.wallet)),
    postEntrySql(entry, { id: deps.newId(), reference: id, at: now }),
    ...charge,
  ]
}
