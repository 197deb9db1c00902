import type { Appointment, confirmSchedule as endpoint } from '@emma/contracts/booking'
import { readSlotId } from '@emma/domain/availability'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CustomerActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { Accepted, type UseCase } from '../../../http/mount.ts'
import { emitSlotsChanged } from '../../availability/index.ts'
import { chargeWithin } from '../../payments/index.ts'
import { findAppointment } from '../agenda/appointments.repo.ts'
import { toAppointment } from '../agenda/booking.present.ts'
import { book } from './book.ts'

const answer = async (
  deps: Deps,
  appointmentId: string,
  actor: CustomerActor,
): Promise<Appointment | Accepted<Appointment>> => {
  const row = await findAppointment(deps.db, appointmentId)
  if (!row) throw notFound()
  if (row.status === 'expired') {
    throw new AppError('payment_refused', row.refused_reason ? { reason: row.refused_reason } : {})
  }
  const appointment = toAppointment(row, { role: 'customer', id: actor.customerId }, deps.clock.now())
  return row.status === 'awaiting_payment' ? new Accepted(appointment) : appointment
}

/** Books an open slot: one transaction for everything of ours, including the answer if known; then the charge. */
export const confirmSchedule: UseCase<typeof endpoint> = async (
  deps,
  { actor, client, params, body, idempotencyKey, once },
) => {
  if (params.customerId !== actor.customerId) throw notFound()
  const slot = readSlotId(params.scheduleId)
  if (!slot.ok) throw notFound()
  const order = {
    customerId: actor.customerId,
    dependentId: body.dependent_id ?? null,
    specialistId: slot.value.specialistId,
    startsAt: new Date(slot.value.start),
    specialtyId: body.specialty_id,
    method: body.payment_method,
    cardId: body.card_id,
    installments: body.installments,
    notes: body.notes,
    returnOf: body.return_of,
    key: idempotencyKey,
    once,
    address: client.address,
    expected: body.expected,
    mark: slot.value.mark,
    now: deps.clock.now(),
  }
  const booked = await inTransaction(deps.db, (tx) => book(deps, tx, order))
  if (once && booked.charge !== 'ask') once.state = booked.answer ? 'answered' : 'begun'
  emitSlotsChanged(deps, order.specialistId)
  if (booked.answer) return booked.answer
  await chargeWithin(deps, booked)
  return answer(deps, booked.appointmentId, actor)
}
