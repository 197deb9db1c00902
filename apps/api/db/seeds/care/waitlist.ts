import { DAY, HOUR } from '@emma/domain/interval'
import { insertAll, later, type Seed } from '../seed.ts'
import type { Cast } from './agenda.ts'
import type { SeededAppointment } from './appointments.ts'

const MOVABLE_FROM = 3 * DAY

interface Wish {
  readonly customerId: string
  readonly appointment: SeededAppointment
  /** Whether the own appointment is to be moved earlier; else any time until it. */
  readonly isOwn: boolean
  readonly hoursAgo: number
}

const entryOf = ({ deps, now }: Seed, { customerId, appointment, isOwn, hoursAgo }: Wish) => ({
  id: deps.newId(),
  customer_id: customerId,
  specialist_id: appointment.specialist.specialistId,
  specialty_id: appointment.specialist.offers[0].specialtyId,
  appointment_id: isOwn ? appointment.id : null,
  until_at: new Date(appointment.slot.start),
  status: 'waiting',
  created_at: later(now, -hoursAgo * HOUR),
})

/** The demo's patient waits for an earlier time of a coming appointment, behind another patient. */
export const insertWaitlist = async (
  seed: Seed,
  { patient, others }: Cast,
  appointments: readonly SeededAppointment[],
): Promise<void> => {
  const coming = appointments
    .filter(({ status, slot }) => status === 'confirmed' && slot.start > seed.now.getTime())
    .toSorted((a, b) => a.slot.start - b.slot.start)
  const appointment = coming.find(
    ({ customer, slot }) =>
      customer.customerId === patient.customerId && slot.start > seed.now.getTime() + MOVABLE_FROM,
  )
  if (!appointment) return
  // A patient with a consultation there needs no waiting list.
  const known = new Set(
    coming
      .filter(({ specialist }) => specialist === appointment.specialist)
      .map(({ customer }) => customer.customerId),
  )
  const other = others.find(({ customerId }) => !known.has(customerId))
  const wishes = [
    ...(other ? [{ customerId: other.customerId, appointment, isOwn: false, hoursAgo: 30 }] : []),
    { customerId: patient.customerId, appointment, isOwn: true, hoursAgo: 5 },
  ]
  await insertAll(
    seed.tx,
    'waitlist_entries',
    wishes.map((wish) => entryOf(seed, wish)),
  )
}
