import type { Appointment } from '@emma/contracts/booking'
import type { Deps } from '../../../deps.ts'
import type { CustomerActor } from '../../../http/actor.ts'
import { findPageOfCustomer } from './appointments.repo.ts'
import { participantOf, toAppointment } from './booking.present.ts'

/** A customer's newest appointments, of every patient of the account, without unpaid attempts that ended. */
export const readOwnAppointments = async (
  { readDb, clock }: Deps,
  actor: CustomerActor,
  limit: number,
): Promise<Appointment[]> => {
  const { rows } = await findPageOfCustomer(readDb, {
    customerId: actor.customerId,
    from: undefined,
    to: undefined,
    statuses: undefined,
    oldestFirst: false,
    limit,
    offset: 0,
  })
  return rows.map((row) => toAppointment(row, participantOf(actor), clock.now()))
}
