import type { Sale } from '@emma/domain/earnings'
import {
  type CancellationFacts,
  paidParts,
  type RefundQuote,
  refundFor,
  splitAlike,
} from '@emma/domain/payments'
import type { Tx } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { lockSale, type SaleRow } from '../money/sale.repo.ts'
import { saleOf } from '../money/sale.ts'
import { findPaid } from './cancellation.repo.ts'
import { readPolicy } from './policy.ts'

/** The canceler: a participant, or an admin for the platform. */
export type CanceledBy = CancellationFacts['canceledBy']

/** The part of a sale that a cancellation can still undo, and its refund. */
export interface Cancellation {
  readonly sale: Sale
  readonly facts: CancellationFacts
  readonly quote: RefundQuote
}

type Paid = Awaited<ReturnType<typeof findPaid>>

/** The bank's charge-back was booked already: only the wallet's part is left of the sale. */
const afterChargeback = (row: SaleRow, whole: Sale): Sale => {
  const gone = splitAlike(row.provider_amount, whole.split)
  const { platform, company, specialist } = whole.split
  return {
    ...whole,
    split: {
      platform: platform - gone.platform,
      company: company - gone.company,
      specialist: specialist - gone.specialist,
    },
  }
}

const partsOf = (row: SaleRow, { method, paid_at }: Paid, now: Date): CancellationFacts['paid'] => {
  if (paid_at === null || row.status === 'pending' || row.status === 'failed') return { card: 0, wallet: 0 }
  const provider = row.status === 'charged_back' ? 0 : row.provider_amount
  return paidParts({ provider, wallet: row.wallet_amount }, method, paid_at.getTime(), now.getTime())
}

/**
 * The refund of canceling now, to the centavo: the quote and the cancellation share this calculation. It does not check
 * permissions; `appointmentCan.cancel` does.
 */
export const cancellationOf = (row: SaleRow, paid: Paid, canceledBy: CanceledBy, now: Date): Cancellation => {
  const facts = {
    paid: partsOf(row, paid, now),
    startsAt: row.starts_at.getTime(),
    purchasedAt: paid.paid_at?.getTime() ?? null,
    canceledBy,
    policy: readPolicy(paid.policy),
  }
  const quote = refundFor(facts, now.getTime())
  if (!quote.ok) throw new AppError(quote.code)
  const whole = saleOf(row)
  const sale = row.status === 'charged_back' ? afterChargeback(row, whole) : whole
  return { sale, facts, quote: quote.value }
}

/** Locks an appointment's money, as a cancellation needs it. */
export const lockCancellation = async (tx: Tx, paymentId: string, canceledBy: CanceledBy, now: Date) => {
  const row = await lockSale(tx, paymentId)
  if (!row) throw new Error(`Payment ${paymentId} is of no appointment`)
  return { row, ...cancellationOf(row, await findPaid(tx, paymentId), canceledBy, now) }
}
