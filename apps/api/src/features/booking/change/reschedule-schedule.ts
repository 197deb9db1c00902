import type { rescheduleSchedule as endpoint } from '@emma/contracts/booking/cancellation'
import { appointmentCan, nextState } from '@emma/domain/booking'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CustomerActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { refreshIfNext } from '../../availability/index.ts'
import { offerFreedSlot, takeOffer } from '../../freed-slots/index.ts'
import { notify } from '../../notifications/index.ts'
import { type AppointmentRow, findAppointment, lockAppointment } from '../agenda/appointments.repo.ts'
import { factsOf, participantOf, toAppointment } from '../agenda/booking.present.ts'
import type { OfferRow } from '../book/offer.repo.ts'
import { readPolicy } from '../cancel/policy.ts'
import { emitToParticipants } from '../money/sale.ts'
import { lockOwnTime } from '../own-time/own-time.repo.ts'
import { closeProposalOf } from '../proposals/end-proposal.ts'
import { openSlot, type Target } from './open-slot.ts'
import { moveAppointment } from './reschedule.repo.ts'

const assertMayMove = (row: AppointmentRow, actor: CustomerActor, now: Date): void => {
  const policy = readPolicy(row.policy)
  const may = appointmentCan.reschedule(factsOf(row), participantOf(actor), now.getTime(), policy)
  if (!may.ok) throw new AppError(may.code === 'not_found' ? may.code : 'reschedule_not_allowed')
  if (!nextState(row.status, 'reschedule').ok) throw new AppError('reschedule_not_allowed')
}

const notifyMoved = async (deps: Deps, tx: Tx, row: AppointmentRow, offer: OfferRow): Promise<void> => {
  const dedupeKey = `rescheduled:${row.id}:${offer.starts_at.toISOString()}:${deps.clock.now().toISOString()}`
  for (const userId of [row.customer_user_id, row.specialist_user_id]) {
    await notify(deps, tx, {
      userId,
      kind: 'booking_rescheduled',
      dedupeKey,
      data: { appointmentId: row.id },
      alsoEmail: true,
    })
  }
}

/** Ends the offer of the new time, and passes the old one to the next in line. */
const passOnOld = async (deps: Deps, tx: Tx, row: AppointmentRow, offer: OfferRow, now: Date) => {
  const { specialist_id: specialistId, customer_id: customerId } = row
  const taken = { specialistId, startsAt: offer.starts_at, endsAt: offer.ends_at, now }
  if (offer.reserved || offer.stale) await takeOffer(tx, { ...taken, customerId, appointmentId: row.id })
  const freed = { specialistId, startsAt: row.starts_at, endsAt: row.ends_at, now }
  await offerFreedSlot(deps, tx, { ...freed, notFor: customerId })
}

/** Moves an appointment to an open slot, under its lock. */
export const move = async (deps: Deps, tx: Tx, actor: CustomerActor, id: string, target: Target) => {
  const now = deps.clock.now()
  await lockOwnTime(tx, actor.customerId)
  const row = await lockAppointment(tx, id)
  if (!row) throw notFound()
  assertMayMove(row, actor, now)
  const offer = await openSlot(deps, tx, row, target, now)
  if (!(await moveAppointment(tx, id, offer, now))) throw new AppError('slot_taken')
  await closeProposalOf(deps, tx, id)
  await passOnOld(deps, tx, row, offer, now)
  for (const startsAt of [row.starts_at, offer.starts_at]) {
    await refreshIfNext(tx, { specialistId: row.specialist_id, startsAt, now })
  }
  await notifyMoved(deps, tx, row, offer)
  return row
}

/** The same appointment, price and policy at another open slot, in one transaction: a refusal leaves the old one. */
export const rescheduleSchedule: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const target = { slotId: body.schedule_id, expected: body.expected }
  const moved = await inTransaction(deps.db, (tx) => move(deps, tx, actor, params.id, target))
  emitToParticipants(deps, { ...moved, appointment_id: moved.id }, moved.status)
  const row = await findAppointment(deps.db, params.id)
  if (!row) throw notFound()
  return toAppointment(row, participantOf(actor), deps.clock.now())
}
