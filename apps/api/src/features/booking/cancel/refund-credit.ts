import type { refundCredit as endpoint } from '@emma/contracts/booking/cancellation'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { type Act, keepAct } from '../../audit/index.ts'
import { sendCreditBack } from '../../payments/index.ts'
import { type AppointmentRow, findAppointment, lockAppointment } from '../agenda/appointments.repo.ts'
import { participantOf, toAppointment } from '../agenda/booking.present.ts'
import { lockSale } from '../money/sale.repo.ts'
import { emitToParticipants } from '../money/sale.ts'

/** Refunds the rest of the credit, under the appointment's lock. */
const sendBack = async (deps: Deps, tx: Tx, row: AppointmentRow, creditId?: string) => {
  const { id: appointmentId, customer_id: customerId, payment_id: paymentId } = row
  const sale = await lockSale(tx, paymentId)
  if (!sale) throw notFound()
  const amount = await sendCreditBack(deps, tx, { paymentId, customerId, appointmentId, creditId })
  return { sale, amount }
}

/** Refunds the credit of a consultation that the other side canceled to the card. */
export const refundCredit: UseCase<typeof endpoint> = async (deps, { actor, params, query }) => {
  const { sale } = await inTransaction(deps.db, async (tx) => {
    const row = await lockAppointment(tx, params.id)
    if (row?.customer_id !== actor.customerId) throw notFound()
    return sendBack(deps, tx, row, query.creditId)
  })
  emitToParticipants(deps, sale, sale.appointment_status)
  const row = await findAppointment(deps.db, params.id)
  if (!row) throw notFound()
  return toAppointment(row, participantOf(actor), deps.clock.now())
}

interface Refund extends Pick<Act, 'actor' | 'client'> {
  readonly appointmentId: string
  /** Centavos shown to the admin; another amount is refused. */
  readonly amount: number
  readonly reason: string
}

/**
 * The same by an admin, for the customer. Of two at once, one finds nothing left.
 * @throws AppError `not_found`, `refund_not_allowed`, `refund_changed`
 */
export const refundCanceled = async (deps: Deps, refund: Refund): Promise<void> => {
  const { actor, client, appointmentId, reason } = refund
  const sale = await inTransaction(deps.db, async (tx) => {
    const row = await lockAppointment(tx, appointmentId)
    if (!row) throw notFound()
    if (row.returned.credit === null) throw new AppError('refund_not_allowed')
    const { sale: locked, amount } = await sendBack(deps, tx, row)
    if (amount !== refund.amount) throw new AppError('refund_changed')
    const what = {
      actor,
      client,
      action: 'refunded',
      entity: 'appointment',
      entityId: appointmentId,
    } as const
    await keepAct(deps, tx, { ...what, after: { amount }, reason })
    return locked
  })
  emitToParticipants(deps, sale, sale.appointment_status)
}
