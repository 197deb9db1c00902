import { nextState } from '@emma/domain/booking'
import { appointmentCanceled, paymentSettled } from '@emma/domain/earnings'
import { splitAlike } from '@emma/domain/payments'
import type { Deps } from '../../../deps.ts'
import type { AfterCommit, LockedSale, RefundChange, Seller, Selling } from '../../../ports/seller.ts'
import { acceptLinkOf } from '../../booking-links/index.ts'
import { notify } from '../../notifications/index.ts'
import { expireHold, expireOwnStaleHolds, expireStaleHolds } from '../book/hold.ts'
import { bearLoss, endDisputed, type Settling } from './charge-back.ts'
import { confirmAppointment, findCharged, findParticipants, lockSale } from './sale.repo.ts'
import { emitToParticipants, saleOf } from './sale.ts'

/** The slot may be taken, and a wallet part has been returned: then late money goes back too. */
const mayStand = ({ row }: Settling): boolean =>
  nextState(row.appointment_status, 'settle').ok &&
  (row.appointment_status !== 'expired' || row.wallet_amount === 0)

const confirm = async (settling: Settling): Promise<boolean> => {
  const { deps, tx, row, now } = settling
  if (!mayStand(settling)) return false
  if (row.appointment_status === 'expired') {
    const span = { startsAt: row.starts_at, endsAt: row.ends_at, now }
    await expireStaleHolds(deps, tx, { specialistId: row.specialist_id, ...span })
    await expireOwnStaleHolds(deps, tx, {
      customerId: row.customer_id,
      dependentId: row.dependent_id,
      ...span,
    })
  }
  return confirmAppointment(tx, row.appointment_id, now)
}

/** The provider's amount is booked as a sale and undone at once. */
const lateEntries = ({ row }: Settling) => {
  const { provider_amount: amount } = row
  const whole = saleOf(row)
  const part = { ...whole, split: splitAlike(amount, whole.split) }
  return [
    { entry: paymentSettled(part, { provider: amount, wallet: 0, held: 0 }), reference: row.id },
    {
      entry: appointmentCanceled(part, { card: amount, wallet: 0, kept: 0 }),
      reference: row.appointment_id,
    },
  ]
}

const onPaid = async ({ deps, tx, row }: Settling): Promise<AfterCommit> => {
  await acceptLinkOf(deps, tx, row.appointment_id)
  await deps.jobs.add(tx, 'notify-booking', { appointmentId: row.appointment_id })
  return () => emitToParticipants(deps, row, 'confirmed')
}

const onRefused = async ({ deps, tx, row, now }: Settling): Promise<AfterCommit | undefined> => {
  if (!nextState(row.appointment_status, 'expire').ok) return undefined
  await expireHold(deps, tx, row, now)
  return () => emitToParticipants(deps, row, 'expired')
}

/** An appointment as payments settles it. */
const lock = async (selling: Selling<Deps>, paymentId: string): Promise<LockedSale | undefined> => {
  const row = await lockSale(selling.tx, paymentId)
  if (!row) return undefined
  const settling = { ...selling, row }
  return {
    payment: row,
    accept: () => confirm(settling),
    paidEntry: (paid) => paymentSettled(saleOf(row), paid),
    lateEntries: () => lateEntries(settling),
    onPaid: () => onPaid(settling),
    onPending: async () => {},
    onRefused: () => onRefused(settling),
    bear: (amount) => bearLoss(settling, amount),
    onChargedBack: (amount) => endDisputed(settling, amount),
  }
}

/** Notifies the patient of a refund's outcome; both participants' screens are updated after the commit. */
const onRefund = async (
  { deps, tx }: Selling<Deps>,
  appointmentId: string,
  { id, amount, status }: RefundChange,
): Promise<AfterCommit> => {
  const appointment = await findParticipants(tx, appointmentId)
  if (status !== 'processing') {
    const kind = status === 'done' ? 'refund_done' : 'refund_failed'
    const data = { appointmentId, refundId: id, amount }
    const userId = appointment.customer_user_id
    await notify(deps, tx, { userId, kind, dedupeKey: `${kind}:${id}`, data })
  }
  return () => emitToParticipants(deps, appointment, appointment.status)
}

/** Booking sells appointments. */
export const appointmentSeller: Seller<Deps> = {
  sells: 'appointment',
  lockSale: lock,
  findOffered: async (db, appointmentId) => {
    const { specialty, status, hold_expires_at } = await findCharged(db, appointmentId)
    return { description: specialty, heldUntil: status === 'awaiting_payment' ? hold_expires_at : null }
  },
  onRefund,
}
