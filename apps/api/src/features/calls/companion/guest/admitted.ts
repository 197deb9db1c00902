import type { Db } from '../../../../db/pool.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { AppError, notFound } from '../../../../http/app-error.ts'
import { findSeat } from '../../calls.repo.ts'
import { isOpen, type SeatRow } from '../../seat.ts'
import { type CompanionRow, findStanding } from '../companions.repo.ts'

/** The channel of one page of the companion. */
export const guestPlace = (id: string, epoch: string): string => `${id}:${epoch}`

/** The appointment of an invitation, while its call is open. @throws AppError `not_found`, `call_not_open` */
export const openSeatOf = async (db: Db | Tx, appointmentId: string, now: Date): Promise<SeatRow> => {
  const seat = await findSeat(db, appointmentId)
  if (!seat) throw notFound()
  if (!isOpen(seat, now)) throw new AppError('call_not_open')
  return seat
}

/**
 * The admitted companion, with the page that is in the call. @throws AppError `not_found`, `call_not_open`, `forbidden`
 */
export const findAdmitted = async (
  db: Db,
  id: string,
  epoch: string,
  now: Date,
): Promise<{ readonly row: CompanionRow; readonly seat: SeatRow }> => {
  const row = await findStanding(db, id)
  if (!row) throw notFound()
  const seat = await openSeatOf(db, row.appointment_id, now)
  if (row.status !== 'admitted' || row.epoch !== epoch) throw new AppError('forbidden')
  return { row, seat }
}
