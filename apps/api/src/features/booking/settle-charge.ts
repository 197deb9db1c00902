import { nextPaymentState, nextState } from '@emma/domain/booking'
import { appointmentCanceled, paymentSettled, splitAlike } from '@emma/domain/earnings'
import { assertNever } from '@emma/domain/result'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Charge } from '../../providers/payments/port.ts'
import { postEntry } from '../wallet/index.ts'
import { bookChargeBack, type Settling } from './charge-back.ts'
import { expireHold, expireStaleHolds } from './hold.ts'
import { insertRefund } from './refunds.repo.ts'
import { saleOf, tellSides } from './sale.ts'
import { settleWaiting } from './settle-waiting.ts'
import { confirmAppointment, lockSale, type SaleRow, updatePayment } from './settlement.repo.ts'
import { lockWaiting } from './waiting.repo.ts'

/** The provider understood and made no charge. */
export interface NoCharge {
  readonly status: 'not_charged'
  readonly reason?: string
}

type Settled = 'confirmed' | 'expired' | 'canceled_by_customer' | undefined

/** The slot may be taken, and a wallet part has gone back: then late money goes back too. */
const mayStand = ({ sale }: Settling): boolean =>
  nextState(sale.appointment_status, 'settle').ok &&
  (sale.appointment_status !== 'expired' || sale.wallet_amount === 0)

const tryConfirm = async (settling: Settling): Promise<boolean> => {
  const { deps, tx, sale, now } = settling
  if (!mayStand(settling)) return false
  if (sale.appointment_status === 'expired') {
    const { specialist_id: specialistId, starts_at: startsAt, ends_at: endsAt } = sale
    await expireStaleHolds(deps, tx, { specialistId, startsAt, endsAt, now })
  }
  return confirmAppointment(tx, sale.appointment_id, now)
}

/** What the provider took belongs to nobody here: it is booked as a sale of that amount and undone at once. */
const giveBack = async ({ deps, tx, sale, now }: Settling): Promise<void> => {
  const whole = saleOf(sale)
  const part = { ...whole, split: splitAlike(sale.provider_amount, whole.split) }
  const taken = paymentSettled(part, { provider: sale.provider_amount, wallet: 0, held: 0 })
  const undone = appointmentCanceled(part, { card: sale.provider_amount, wallet: 0, kept: 0 })
  await postEntry(tx, taken, { id: deps.newId(), reference: sale.id, at: now })
  await postEntry(tx, undone, { id: deps.newId(), reference: sale.appointment_id, at: now })
  const refundId = deps.newId()
  const amount = sale.provider_amount
  await insertRefund(tx, { id: refundId, paymentId: sale.id, amount, reason: 'late_payment', now })
  await deps.jobs.add(tx, 'refund-payment', { refundId }, { key: `refund:${refundId}` })
}

const settlePaid = async (settling: Settling, charge: Charge): Promise<Settled> => {
  const { deps, tx, sale, now } = settling
  if (!nextPaymentState(sale.status, 'settle').ok) return undefined
  if (!(await tryConfirm(settling))) {
    await giveBack(settling)
    await updatePayment(tx, sale.id, { status: 'refunded', charge, now })
    return undefined
  }
  const paid = { provider: sale.provider_amount, wallet: 0, held: sale.wallet_amount }
  await updatePayment(tx, sale.id, { status: 'paid', charge, now })
  await postEntry(tx, paymentSettled(saleOf(sale), paid), { id: deps.newId(), reference: sale.id, at: now })
  await deps.jobs.add(tx, 'notify-booking', { appointmentId: sale.appointment_id })
  return 'confirmed'
}

const settleRefused = async (
  { deps, tx, sale, now }: Settling,
  charge: Charge | undefined,
  reason: string | undefined,
): Promise<Settled> => {
  if (!nextPaymentState(sale.status, 'fail').ok) return undefined
  await updatePayment(tx, sale.id, { status: 'failed', charge, now, ...(reason ? { reason } : {}) })
  if (!nextState(sale.appointment_status, 'expire').ok) return undefined
  await expireHold(deps, tx, sale, now)
  return 'expired'
}

const settle = async (settling: Settling, charge: Charge | NoCharge): Promise<Settled> => {
  switch (charge.status) {
    case 'paid':
    // Given back in part by hand, in the provider's panel: the payment came, and reconciliation tells of the rest.
    case 'partially_refunded':
      return settlePaid(settling, charge)
    case 'pending': {
      const { tx, sale, now } = settling
      if (sale.status === 'pending') await updatePayment(tx, sale.id, { status: 'pending', charge, now })
      return undefined
    }
    case 'not_charged':
      return settleRefused(settling, undefined, charge.reason)
    case 'refused':
    case 'canceled':
    case 'refunded':
      return settleRefused(settling, charge, charge.refusal?.reason)
    case 'charged_back':
      return nextPaymentState(settling.sale.status, 'fail').ok
        ? settleRefused(settling, charge, undefined)
        : bookChargeBack(settling)
    default:
      return assertNever(charge)
  }
}

/** A charge of another amount is not what we asked for; nothing is built upon it, and reconciliation tells an admin. */
const assertOurs = (sale: Pick<SaleRow, 'id' | 'provider_amount'>, charge: Charge | NoCharge): void => {
  if (charge.status === 'not_charged' || charge.amount === sale.provider_amount) return
  throw new Error(`Payment ${sale.id} is ${sale.provider_amount}, its charge is ${charge.amount}`)
}

/**
 * Brings a payment, its appointment and the ledger to what the provider says of the charge: the one place that does,
 * for the booking itself, the job and the webhook alike. In any order and any number of times.
 */
export const settleCharge = async (
  deps: Deps,
  paymentId: string,
  charge: Charge | NoCharge,
): Promise<void> => {
  const now = deps.clock.now()
  const done = await inTransaction(deps.db, async (tx) => {
    const waiting = await lockWaiting(tx, paymentId)
    if (waiting) {
      assertOurs(waiting, charge)
      await settleWaiting({ deps, tx, sale: waiting, now }, charge)
      return undefined
    }
    const sale = await lockSale(tx, paymentId)
    assertOurs(sale, charge)
    return { sale, settled: await settle({ deps, tx, sale, now }, charge) }
  })
  if (done?.settled) tellSides(deps, done.sale, done.settled)
}
