import type { rescheduleSchedule as endpoint } from '@emma/contracts/cancellation'
import { readSlotId } from '@emma/domain/availability'
import { appointmentCan, nextState } from '@emma/domain/booking'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { CustomerActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { offerFreedSlot, takeOffer } from '../freed-slots/index.ts'
import { notify } from '../notifications/index.ts'
import { type AppointmentRow, findAppointment, lockAppointment } from './appointments.repo.ts'
import { factsOf, partyOf, toAppointment } from './booking.present.ts'
import { clearSlot } from './hold.ts'
import { refreshIfNext } from './next-slot.repo.ts'
import { findOffer, type OfferRow } from './offer.repo.ts'
import { readPolicy } from './policy.ts'
import { moveAppointment } from './reschedule.repo.ts'
import { tellSides } from './sale.ts'

const assertMayMove = (row: AppointmentRow, actor: CustomerActor, now: Date): void => {
  const policy = readPolicy(row.policy)
  const may = appointmentCan.reschedule(factsOf(row), partyOf(actor), now.getTime(), policy)
  if (!may.ok) throw new AppError(may.code === 'not_found' ? may.code : 'reschedule_not_allowed')
  if (!nextState(row.status, 'reschedule').ok) throw new AppError('reschedule_not_allowed')
}

/** The open slot that is asked for, with holds that ran out taken off it. */
const openSlot = async (deps: Deps, tx: Tx, row: AppointmentRow, slotId: string, now: Date) => {
  const slot = readSlotId(slotId)
  if (!slot.ok) throw notFound()
  const { specialistId, start } = slot.value
  if (specialistId !== row.specialist_id) throw new AppError('reschedule_not_allowed')
  const startsAt = new Date(start)
  const { specialty_id: specialtyId, customer_id: customerId } = row
  const query = { specialistId, specialtyId, startsAt, customerId, now, walletOf: undefined }
  const offer = await findOffer(tx, query)
  if (!offer || offer.status === 'blocked') throw new AppError('slot_not_open')
  if (offer.status !== 'open') throw new AppError('slot_taken')
  const asked = { specialistId, startsAt: offer.starts_at, endsAt: offer.ends_at, customerId, now }
  if (offer.stale && !(await clearSlot(deps, tx, asked))) throw new AppError('slot_taken')
  return offer
}

const tellMoved = async (deps: Deps, tx: Tx, row: AppointmentRow, offer: OfferRow): Promise<void> => {
  const dedupeKey = `rescheduled:${row.id}:${offer.starts_at.toISOString()}:${deps.clock.now().toISOString()}`
  for (const userId of [row.customer_user_id, row.specialist_user_id]) {
    await notify(deps, tx, {
      userId,
      kind: 'booking_rescheduled',
      dedupeKey,
      data: { scheduleId: row.id },
    })
  }
}

/** The new time is no offer any more, and the old one goes to the next in line. */
const passOnOld = async (deps: Deps, tx: Tx, row: AppointmentRow, offer: OfferRow, now: Date) => {
  const { specialist_id: specialistId, customer_id: customerId } = row
  const taken = { specialistId, startsAt: offer.starts_at, endsAt: offer.ends_at, now }
  if (offer.reserved || offer.stale) await takeOffer(tx, { ...taken, customerId, appointmentId: row.id })
  const freed = { specialistId, startsAt: row.starts_at, endsAt: row.ends_at, now }
  await offerFreedSlot(deps, tx, { ...freed, notFor: customerId })
}

/** Moves an appointment to an open slot, under its lock. */
export const move = async (deps: Deps, tx: Tx, actor: CustomerActor, id: string, slotId: string) => {
  const now = deps.clock.now()
  const row = await lockAppointment(tx, id)
  if (!row) throw notFound()
  assertMayMove(row, actor, now)
  const offer = await openSlot(deps, tx, row, slotId, now)
  if (!(await moveAppointment(tx, id, offer, now))) throw new AppError('slot_taken')
  await passOnOld(deps, tx, row, offer, now)
  for (const startsAt of [row.starts_at, offer.starts_at]) {
    await refreshIfNext(tx, { specialistId: row.specialist_id, startsAt, now })
  }
  await tellMoved(deps, tx, row, offer)
  return row
}

/** The same appointment, price and policy at another open slot, in one transaction: a refusal leaves the old one. */
export const rescheduleSchedule: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const moved = await inTransaction(deps.db, (tx) => move(deps, tx, actor, params.id, body.schedule_id))
  tellSides(deps, { ...moved, appointment_id: moved.id }, moved.status)
  const row = await findAppointment(deps.db, params.id)
  if (!row) throw notFound()
  return toAppointment(row, partyOf(actor), deps.clock.now())
}
