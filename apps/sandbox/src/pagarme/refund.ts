import { announce } from '../hooks.ts'
import type { Charge, Share } from '../model.ts'
import { newId, nowIso } from '../state.ts'
import type { Bank } from './bank.ts'
import { invalid, Refusal } from './errors.ts'
import { addPayables, emit, move } from './settle.ts'
import { refundShares } from './shares.ts'

const PIX_REFUND_WITHIN_MS = 90 * 24 * 60 * 60 * 1000

const isPaid = ({ status }: Charge) => status === 'paid' || status === 'partial_refunded'

function cancel(bank: Bank, charge: Charge): Charge {
  bank.unschedule('charge', charge.id)
  bank.unschedule('pix_expiry', charge.id)
  const canceled = move(bank, charge, { status: 'canceled', canceled_amount: charge.amount }, 'canceled')
  emit(bank, canceled, 'refunded', 'canceled')
  return canceled
}

function assertRefundable(charge: Charge): void {
  if (!isPaid(charge)) throw new Refusal(412, 'This charge can not be canceled.')
  const age = Date.now() - Date.parse(charge.paid_at ?? '')
  if (charge.payment_method === 'pix' && age > PIX_REFUND_WITHIN_MS) {
    throw new Refusal(412, 'The refund period of this charge has ended.')
  }
}

/**
 * Cancels what is not paid, refunds what is. `amount` in centavos, by default all that remains; never above what was
 * paid.
 */
export function refund(
  bank: Bank,
  charge: Charge,
  amount: number | undefined,
  shares: readonly Share[] | undefined,
): Charge {
  if (charge.status === 'pending' || charge.status === 'processing') return cancel(bank, charge)
  assertRefundable(charge)
  const remaining = charge.paid_amount - charge.canceled_amount
  const value = amount ?? remaining
  if (value > remaining) throw invalid('charge.amount', `The amount is above what remains (${remaining})`)
  addPayables(bank, charge, 'refund', refundShares(bank.state, charge, value, shares))
  const whole = value === remaining
  const status = whole ? 'refunded' : 'partial_refunded'
  const change: Partial<Charge> = {
    status,
    canceled_amount: charge.canceled_amount + value,
    transaction: { ...charge.transaction, status, success: true },
    refunds: [...charge.refunds, { id: newId('ref'), amount: value, created_at: nowIso() }],
  }
  const refunded = move(bank, charge, change, whole ? 'canceled' : undefined)
  if (whole) emit(bank, refunded, 'refunded', 'canceled')
  else emit(bank, refunded, 'partial_canceled')
  return refunded
}

/** The one liable recipient pays a dispute; several pay in proportion. */
function disputeShares(bank: Bank, charge: Charge, value: number): Share[] {
  const [liable, ...others] = charge.split.filter((share) => share.options.liable)
  return liable === undefined || others.length > 0
    ? refundShares(bank.state, charge, value, undefined)
    : [{ recipient_id: liable.recipient_id, amount: value }]
}

/** The cardholder disputes the purchase at the bank, and the money goes back. */
export function chargeback(bank: Bank, charge: Charge): Charge {
  if (charge.payment_method !== 'credit_card' || !isPaid(charge)) {
    throw new Refusal(412, 'This charge can not be charged back.')
  }
  const value = charge.paid_amount - charge.canceled_amount
  addPayables(bank, charge, 'chargeback', disputeShares(bank, charge, value))
  const transaction = { ...charge.transaction, status: 'chargedback' }
  const moved = move(bank, charge, { status: 'chargedback', transaction })
  emit(bank, moved, 'chargedback')
  announce(bank, 'chargeback.received', {
    id: newId('cbk'),
    amount: value,
    charge: bank.present.charge(moved),
  })
  return moved
}
