import type { Appointment } from '@emma/contracts/booking'
import type { getPatientArea as endpoint } from '@emma/contracts/customers'
import type { UseCase } from '../../../http/mount.ts'
import { findAllOfCustomer } from './appointments.repo.ts'
import { participantOf, toAppointment } from './booking.present.ts'

export const getPatientArea: UseCase<typeof endpoint> = async ({ readDb, clock }, { actor }) => {
  const now = clock.now()
  const years: Record<string, Appointment[]> = {}
  for (const row of await findAllOfCustomer(readDb, actor.customerId)) {
    const appointment = toAppointment(row, participantOf(actor), now)
    const year = appointment.date.slice(0, 4)
    years[year] = [...(years[year] ?? []), appointment]
  }
  return { appointments_by_year: years }
}
