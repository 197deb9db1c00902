import { nextPaymentState } from '@emma/domain/payments'
import { assertNever } from '@emma/domain/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { AfterCommit, LockedPayment, LockedSale, Selling } from '../../../ports/seller.ts'
import type { Charge } from '../../../providers/payments/port.ts'
import { insertAttempts } from '../../auth/index.ts'
import { postEntry } from '../../wallet/index.ts'
import { bookChargeBack } from '../dispute/charge-back.ts'
import { requestRefund } from '../refund/request-refund.ts'
import { takeCountedAs, updatePayment } from './payments.repo.ts'
import { lockSaleOf } from './sellers.ts'

/** The provider understood but made no charge. */
export interface NoCharge {
  readonly status: 'not_charged'
  readonly reason?: string
}

interface Settling extends Selling<Deps> {
  readonly sale: LockedSale
}

type Settled = Promise<AfterCommit | undefined>

/** A late payment for something no longer available is refunded at once. */
const returnLate = async ({ deps, tx, sale, now }: Settling, charge: Charge): Promise<void> => {
  const { id: paymentId, provider_amount: amount } = sale.payment
  for (const { entry, reference } of sale.lateEntries()) {
    await postEntry(tx, entry, { id: deps.newId(), reference, at: now })
  }
  await requestRefund(deps, tx, { paymentId, amount, reason: 'late_payment', now })
  await updatePayment(tx, paymentId, { status: 'refunded', charge, now })
}

const settlePaid = async (settling: Settling, charge: Charge): Settled => {
  const { deps, tx, sale, now } = settling
  const { id, status, provider_amount: provider, wallet_amount: held } = sale.payment
  if (!nextPaymentState(status, 'settle').ok) return undefined
  if (!(await sale.accept())) {
    await returnLate(settling, charge)
    return undefined
  }
  await updatePayment(tx, id, { status: 'paid', charge, now })
  const entry = sale.paidEntry({ provider, wallet: 0, held })
  await postEntry(tx, entry, { id: deps.newId(), reference: id, at: now })
  return sale.onPaid()
}

const settlePending = async ({ tx, sale, now }: Settling, charge: Charge): Promise<void> => {
  const { id, status } = sale.payment
  if (status === 'pending') await updatePayment(tx, id, { status: 'pending', charge, now })
  await sale.onPending()
}

/** Counts a refused charge for its account, card and address, once however often it is reported. */
const countRefusal = async ({ tx, sale, now }: Settling): Promise<void> => {
  const buckets = await takeCountedAs(tx, sale.payment.id)
  if (buckets.length > 0) await insertAttempts(tx, buckets, now)
}

const settleRefused = async (
  { tx, sale, now }: Settling,
  charge: Charge | undefined,
  reason: string | undefined,
): Settled => {
  const { id, status } = sale.payment
  if (!nextPaymentState(status, 'fail').ok) return undefined
  await updatePayment(tx, id, { status: 'failed', charge, now, ...(reason ? { reason } : {}) })
  return sale.onRefused()
}

const settle = async (settling: Settling, charge: Charge | NoCharge): Settled => {
  switch (charge.status) {
    case 'paid':
    // Partly refunded by hand in the provider's panel: the payment was received, and reconciliation reports the rest.
    case 'partially_refunded':
      return settlePaid(settling, charge)
    case 'pending':
      await settlePending(settling, charge)
      return undefined
    case 'not_charged':
      return settleRefused(settling, undefined, charge.reason)
    case 'refused':
      await countRefusal(settling)
      return settleRefused(settling, charge, charge.refusal?.reason)
    case 'canceled':
    case 'refunded':
      return settleRefused(settling, charge, charge.refusal?.reason)
    case 'charged_back':
      return nextPaymentState(settling.sale.payment.status, 'fail').ok
        ? settleRefused(settling, charge, undefined)
        : bookChargeBack(settling, settling.sale)
    default:
      return assertNever(charge)
  }
}

/** A charge of another amount is not ours; it is ignored, and reconciliation alerts an admin. */
const assertOurs = ({ id, provider_amount }: LockedPayment, charge: Charge | NoCharge): void => {
  if (charge.status === 'not_charged' || charge.amount === provider_amount) return
  throw new Error(`Payment ${id} is ${provider_amount}, its charge is ${charge.amount}`)
}

/**
 * Aligns a payment, its sale and the ledger with the provider's state of the charge. The only place that does, for the
 * first charge, the job and the webhook alike. In any order and any number of times.
 */
export const settleCharge = async (
  deps: Deps,
  paymentId: string,
  charge: Charge | NoCharge,
): Promise<void> => {
  const now = deps.clock.now()
  const publish = await inTransaction(deps.db, async (tx) => {
    const selling = { deps, tx, now }
    const sale = await lockSaleOf(selling, paymentId)
    assertOurs(sale.payment, charge)
    return settle({ ...selling, sale }, charge)
  })
  publish?.()
}
