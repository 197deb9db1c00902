import { createCustomer, createSpecialist, createSpecialty, insertAppointment } from '@emma/api/test'
import { HOUR } from '@emma/domain/interval'
import type { Emma } from './fixtures.ts'

/** A specialist and past consultations of one patient without records; each is taken once. */
export const pastAppointments = async ({ deps }: Emma, count: number) => {
  const specialtyId = await createSpecialty(deps, 'Medicina de família')
  const specialist = await createSpecialist(deps, { specialtyId, name: ['Renata', 'Albuquerque'] })
  const customer = await createCustomer(deps)
  const appointments: string[] = []
  for (let hour = 1; hour <= count; hour += 1) {
    const startsAt = new Date(deps.clock.now().getTime() - hour * HOUR)
    const appointment = { specialist, customer, specialtyId, startsAt, status: 'finished' }
    appointments.push(await insertAppointment({ deps }, appointment))
  }
  const next = (): string => {
    const id = appointments.pop()
    if (id === undefined) throw new Error('No consultation is left')
    return id
  }
  return { email: specialist.email, next }
}
