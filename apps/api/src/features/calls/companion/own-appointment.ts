import { mayInviteCompanion } from '@emma/domain/calls'
import type { Db } from '../../../db/pool.ts'
import type { Actor } from '../../../http/actor.ts'
import { notFound } from '../../../http/app-error.ts'
import { findSeat } from '../calls.repo.ts'
import { type SeatRow, stateOf } from '../seat.ts'

/** A participant's appointment, at any time. @throws AppError `not_found` */
export const findOwnAppointment = async (db: Db, actor: Actor, appointmentId: string): Promise<SeatRow> => {
  const seat = await findSeat(db, appointmentId)
  const isOwn =
    (actor.role === 'customer' && seat?.customer_id === actor.customerId) ||
    (actor.role === 'specialist' && seat?.specialist_id === actor.specialistId)
  if (!seat || !isOwn) throw notFound()
  return seat
}

export const mayInvite = (seat: SeatRow, now: Date): boolean =>
  mayInviteCompanion(
    { state: stateOf(seat.status), endsAt: seat.ends_at.getTime(), online: seat.place_id === null },
    now.getTime(),
  ) && seat.call_status !== 'ended'
