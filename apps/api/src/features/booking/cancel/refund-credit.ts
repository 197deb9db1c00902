import type { refundCredit as endpoint } from '@emma/contracts/booking/cancellation'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { sendCreditBack } from '../../payments/index.ts'
import { findAppointment, lockAppointment } from '../agenda/appointments.repo.ts'
import { participantOf, toAppointment } from '../agenda/booking.present.ts'
import { lockSale } from '../money/sale.repo.ts'
import { emitToParticipants } from '../money/sale.ts'

/** The credit of a consultation that was canceled on the customer goes back to the card. */
export const refundCredit: UseCase<typeof endpoint> = async (deps, { actor, params, query }) => {
  const { customerId } = actor
  const { id: appointmentId } = params
  const sale = await inTransaction(deps.db, async (tx) => {
    const row = await lockAppointment(tx, appointmentId)
    if (row?.customer_id !== customerId) throw notFound()
    const locked = await lockSale(tx, row.payment_id)
    if (!locked) throw notFound()
    const credit = { customerId, appointmentId, creditId: query.creditId }
    await sendCreditBack(deps, tx, { ...credit, paymentId: locked.id })
    return locked
  })
  emitToParticipants(deps, sale, sale.appointment_status)
  const row = await findAppointment(deps.db, appointmentId)
  if (!row) throw notFound()
  return toAppointment(row, participantOf(actor), deps.clock.now())
}
