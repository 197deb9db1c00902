import type { Appointment } from '@emma/contracts/booking'
import type { AppointmentState } from '@emma/domain/booking'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { findAppointment, findOfSpecialist } from './appointments.repo.ts'
import { participantOf, toAppointment } from './booking.present.ts'

const attended: readonly AppointmentState[] = ['confirmed', 'in_progress', 'finished', 'no_show']

/** More than any day contains. */
const MOST = 200

/** A specialist's appointments between two moments, past and coming, by time. */
export const readAppointments = async (
  { readDb, clock }: Deps,
  actor: SpecialistActor,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Appointment[]> => {
  const asked = { specialistId: actor.specialistId, from, to, statuses: attended, search: undefined }
  const rows = await findOfSpecialist(readDb, asked, MOST)
  return rows.map((row) => toAppointment(row, participantOf(actor), clock.now()))
}

/** One of the specialist's own, as the specialist sees it. */
export const readAppointment = async (
  { readDb, clock }: Deps,
  actor: SpecialistActor,
  id: string,
): Promise<Appointment | null> => {
  const row = await findAppointment(readDb, id)
  return row?.specialist_id === actor.specialistId
    ? toAppointment(row, participantOf(actor), clock.now())
    : null
}
