import type { SaleLine, SaleMessage, SupportSale } from '@emma/contracts/support'
import { appointmentCan, cancelerOf } from '@emma/domain/booking'
import { nextQueueEntry } from '@emma/domain/queue'
import type { AdminActor } from '../../http/actor.ts'
import type { SaleLineRow, SaleRow } from './sales.repo.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

type What = Pick<SaleLine, 'kind' | 'status' | 'canceled_by'>

/** The database ensures that a payment is for one of the two. */
const whatOf = ({ appointment_status: status, canceled_by_platform, queue_status }: SaleLineRow): What => {
  if (status !== null) {
    return { kind: 'appointment', status, canceled_by: cancelerOf(status, canceled_by_platform ?? false) }
  }
  if (queue_status === null) throw new Error('A payment of nothing')
  return { kind: 'queue_entry', status: queue_status, canceled_by: null }
}

/** Row → a line of the list. */
export const toLine = (row: SaleLineRow): SaleLine => ({
  id: row.id,
  ...whatOf(row),
  customer: { id: row.customer_id, name: `${row.first_name} ${row.last_name}` },
  dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.dependent_name ?? '' },
  specialist: row.specialist_id === null ? null : { id: row.specialist_id, name: row.specialist_name ?? '' },
  specialty: row.specialty,
  starts_at: iso(row.starts_at),
  timezone: row.time_zone,
  created_at: row.created_at.toISOString(),
  amount: row.amount,
  method: row.method,
  payment_status: row.payment_status,
})

interface Reader {
  readonly actor: AdminActor
  readonly now: Date
}

const mayCancel = (row: SaleRow, { actor, now }: Reader): boolean => {
  const { appointment_status: state, queue_status: waiting, starts_at, ends_at } = row
  if (state !== null && starts_at !== null && ends_at !== null) {
    const facts = { state, startsAt: starts_at.getTime(), endsAt: ends_at.getTime() }
    const nobody = { customerId: '', specialistId: '', customerJoined: false, reviewed: false }
    const may = { role: actor.role, id: actor.userId }
    return appointmentCan.cancel({ ...facts, ...nobody }, may, now.getTime(), { reschedule_hours: 0 }).ok
  }
  const isRinging = waiting === 'called' && row.answered_at === null
  if (waiting === null || isRinging) return false
  return nextQueueEntry({ state: waiting, misses: row.misses ?? 0 }, 'leave').ok
}

const paymentOf = (row: SaleRow): SupportSale['payment'] => ({
  id: row.payment_id,
  wallet_amount: row.wallet_amount,
  provider_amount: row.provider_amount,
  installments: row.installments,
  card: row.brand === null || row.last4 === null ? null : { brand: row.brand, last4: row.last4 },
  order_id: row.provider_order_id,
  charge_id: row.provider_charge_id,
  paid_at: iso(row.paid_at),
  refused_reason: row.refused_reason,
})

const refundsOf = ({ returned }: SaleRow): SupportSale['refunds'] =>
  returned.refunds.map(({ amount, status, created_at, done_at }) => ({
    amount,
    status,
    requested_at: new Date(created_at).toISOString(),
    done_at: done_at === null ? null : new Date(done_at).toISOString(),
  }))

const chargeBackOf = ({ charged_back: amount, charged_back_at: at }: SaleRow): SupportSale['charge_back'] =>
  amount === null || at === null ? null : { amount, received_at: at.toISOString() }

/** Row → the page of one sale. */
export const toSale = (row: SaleRow, messages: SaleMessage[], reader: Reader): SupportSale => {
  const { credit, kept } = row.returned
  return {
    ...toLine(row),
    ends_at: iso(row.ends_at),
    place: row.place,
    canceled_at: iso(row.canceled_at),
    payment: paymentOf(row),
    refunds: refundsOf(row),
    credit: credit && { amount: credit.amount, remaining: row.credit_remaining },
    kept,
    charge_back: chargeBackOf(row),
    messages,
    can: { cancel: mayCancel(row, reader), refund: row.refundable_amount },
  }
}
