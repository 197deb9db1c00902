import { DAY, HOUR } from '@emma/domain/interval'
import type { Cast } from './agenda.ts'
import { insertAll, later, type Seed } from './seed.ts'
import type { Visit } from './visits.ts'

const MOVABLE_FROM = 3 * DAY

interface Wish {
  readonly customerId: string
  readonly visit: Visit
  /** Whether it is the visit that is to come earlier, or any time until it. */
  readonly isOwn: boolean
  readonly hoursAgo: number
}

const entryOf = ({ deps, now }: Seed, { customerId, visit, isOwn, hoursAgo }: Wish) => ({
  id: deps.newId(),
  customer_id: customerId,
  specialist_id: visit.specialist.specialistId,
  specialty_id: visit.specialist.offers[0].specialtyId,
  appointment_id: isOwn ? visit.id : null,
  until_at: new Date(visit.slot.start),
  status: 'waiting',
  created_at: later(now, -hoursAgo * HOUR),
})

/** The demo's patient waits for an earlier time of a coming appointment, behind another. */
export const insertWaitlist = async (
  seed: Seed,
  { patient, others }: Cast,
  visits: readonly Visit[],
): Promise<void> => {
  const coming = visits
    .filter(({ status, slot }) => status === 'confirmed' && slot.start > seed.now.getTime())
    .toSorted((a, b) => a.slot.start - b.slot.start)
  const visit = coming.find(
    ({ customer, slot }) =>
      customer.customerId === patient.customerId && slot.start > seed.now.getTime() + MOVABLE_FROM,
  )
  if (!visit) return
  // Who has a consultation there waits for nothing.
  const known = new Set(
    coming
      .filter(({ specialist }) => specialist === visit.specialist)
      .map(({ customer }) => customer.customerId),
  )
  const other = others.find(({ customerId }) => !known.has(customerId))
  const wishes = [
    ...(other ? [{ customerId: other.customerId, visit, isOwn: false, hoursAgo: 30 }] : []),
    { customerId: patient.customerId, visit, isOwn: true, hoursAgo: 5 },
  ]
  await insertAll(
    seed.tx,
    'waitlist_entries',
    wishes.map((wish) => entryOf(seed, wish)),
  )
}
