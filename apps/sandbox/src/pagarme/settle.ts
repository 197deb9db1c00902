import { announce } from '../hooks.ts'
import type { Charge, Order, Payable, Share } from '../model.ts'
import { phrases } from '../phrases.ts'
import { newId, nowIso } from '../state.ts'
import type { Bank } from './bank.ts'
import { Refusal } from './errors.ts'
import { endToEndId } from './pix.ts'

type Outcome = Omit<Charge['transaction'], 'id'>

const approved: Outcome = {
  status: 'captured',
  success: true,
  acquirer_return_code: '0000',
  acquirer_message: phrases.approved,
}
export const refused: Outcome = {
  status: 'not_authorized',
  success: false,
  acquirer_return_code: '1016',
  acquirer_message: phrases.refused,
}
const refusedLater: Outcome = {
  ...refused,
  acquirer_return_code: '1000',
  acquirer_message: phrases.refusedLater,
}
const expired: Outcome = {
  status: 'expired',
  success: false,
  acquirer_return_code: null,
  acquirer_message: phrases.pixExpired,
}

/** Sets the charge's next state, and its order's if that changes too. */
export function move(
  bank: Bank,
  charge: Charge,
  change: Partial<Charge>,
  orderStatus?: Order['status'],
): Charge {
  const order = bank.state.orders.get(charge.order_id)
  if (order && orderStatus) bank.state.orders.put({ ...order, status: orderStatus, updated_at: nowIso() })
  return bank.state.charges.put({ ...charge, ...change, updated_at: nowIso() })
}

export function emit(bank: Bank, charge: Charge, chargeEvent: string, orderEvent?: string): void {
  const order = bank.state.orders.get(charge.order_id)
  if (order && orderEvent) announce(bank, `order.${orderEvent}`, bank.present.order(order))
  announce(bank, `charge.${chargeEvent}`, bank.present.charge(charge))
}

export function addPayables(
  bank: Bank,
  charge: Charge,
  type: Payable['type'],
  shares: readonly Share[],
): void {
  for (const { recipient_id, amount } of shares) {
    bank.state.payables.put({
      id: newId('pay'),
      type,
      status: 'paid',
      amount: type === 'credit' ? amount : -amount,
      fee: 0,
      charge_id: charge.id,
      recipient_id,
      payment_method: charge.payment_method,
      payment_date: nowIso(),
      created_at: nowIso(),
    })
  }
}

/** Marks it as paid; without a simulated calendar each recipient may withdraw its share at once. */
export function pay(bank: Bank, charge: Charge): Charge {
  const transaction = { ...charge.transaction, ...approved }
  const change = { status: 'paid' as const, paid_amount: charge.amount, paid_at: nowIso(), transaction }
  const paid = move(bank, charge, change, 'paid')
  addPayables(bank, paid, 'credit', paid.split)
  emit(bank, paid, 'paid', 'paid')
  return paid
}

export function fail(bank: Bank, charge: Charge, outcome: Outcome): Charge {
  const transaction = { ...charge.transaction, ...outcome }
  const failed = move(bank, charge, { status: 'failed', transaction }, 'failed')
  emit(bank, failed, 'payment_failed', 'payment_failed')
  return failed
}

/** Settles a card that was `processing`. */
export function finishCard(bank: Bank, chargeId: string): void {
  const charge = bank.state.charges.get(chargeId)
  if (charge?.status !== 'processing') return
  if (bank.state.cards.get(charge.card_id ?? '')?.behavior === 'fail_later') fail(bank, charge, refusedLater)
  else pay(bank, charge)
}

export function expirePix(bank: Bank, chargeId: string): void {
  const charge = bank.state.charges.get(chargeId)
  if (charge?.status === 'pending') fail(bank, charge, expired)
}

/** Pays the Pix; late payments arrive too. */
export function payPix(bank: Bank, charge: Charge): Charge {
  if (charge.pix === null || !['pending', 'failed'].includes(charge.status)) {
    throw new Refusal(412, 'This charge can not be paid.')
  }
  bank.unschedule('pix_expiry', charge.id)
  return pay(bank, { ...charge, pix: { ...charge.pix, end_to_end_id: endToEndId(new Date()) } })
}
