import {
  type CancellationFacts,
  nextPaymentState,
  paidParts,
  type RefundQuote,
  refundEventOf,
  refundFor,
} from '@emma/domain/booking'
import { type Sale, splitAlike } from '@emma/domain/earnings'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import { findPaid, updatePaymentState } from './cancellation.repo.ts'
import { readPolicy } from './policy.ts'
import { saleOf } from './sale.ts'
import { lockSale, type SaleRow } from './settlement.repo.ts'

/** Who cancels: a side, or an admin for the platform. */
export type CanceledBy = CancellationFacts['canceledBy']

/** What of a sale a cancellation can still undo, and what it gives back. */
export interface Cancellation {
  readonly sale: Sale
  readonly facts: CancellationFacts
  readonly quote: RefundQuote
}

type Paid = Awaited<ReturnType<typeof findPaid>>

/** What the bank took back was booked out already: the wallet's part is all that is left of the sale. */
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
 * What canceling would give back now, to the centavo: the quote and the cancellation itself are this one calculation.
 * Nothing refused here is of the caller's rights; those are `appointmentCan.cancel`'s.
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

/** The money of an appointment, locked, as a cancellation sees it. */
export const lockCancellation = async (tx: Tx, paymentId: string, canceledBy: CanceledBy, now: Date) => {
  const row = await lockSale(tx, paymentId)
  return { row, ...cancellationOf(row, await findPaid(tx, paymentId), canceledBy, now) }
}

/** A payment, as far as it follows what goes back of it. */
export type Returning = Pick<SaleRow, 'id' | 'status' | 'wallet_amount' | 'provider_amount'>

/** A payment follows what has gone back of it in either form; credit counts at once, a refund when it is done. */
export const followReturned = async (tx: Tx, row: Returning, returned: number, now: Date): Promise<void> => {
  if (returned === 0) return
  const next = nextPaymentState(row.status, refundEventOf(row.wallet_amount + row.provider_amount, returned))
  if (next.ok) await updatePaymentState(tx, row.id, next.value, now)
}
