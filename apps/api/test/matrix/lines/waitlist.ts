import { createReview, listReviews } from '@emma/contracts/reviews'
import * as waitlist from '@emma/contracts/waitlist'
import { createSpecialist, createSpecialty } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import { insertAppointment, type MatrixWorld } from '../world.ts'

const nothing = () => ({})
const anyCustomer = { customer: nothing, otherCustomer: nothing }
const HOUR_MS = 3_600_000

/** A place in the line of a specialist of its own, so that each call finds nobody else there. */
const standing = async ({ t, customer }: MatrixWorld) => {
  const specialtyId = await createSpecialty(t.deps)
  const { specialistId } = await createSpecialist(t.deps, { specialtyId })
  const [id, now] = [t.deps.newId(), t.clock.now()]
  await t.deps.db
    .insertInto('waitlist_entries')
    .values({
      id,
      customer_id: customer.customerId,
      specialist_id: specialistId,
      specialty_id: specialtyId,
      until_at: new Date(now.getTime() + 1000 * HOUR_MS),
      status: 'waiting',
      created_at: now,
    })
    .execute()
  return { id, specialistId, now }
}
const place = async (world: MatrixWorld) => ({ params: { id: (await standing(world)).id } })

/** The same with a time that is kept for it. */
const offered = async (world: MatrixWorld) => {
  const { t, customer } = world
  const { id, specialistId, now } = await standing(world)
  await t.deps.db
    .insertInto('slot_offers')
    .values({
      id: t.deps.newId(),
      entry_id: id,
      customer_id: customer.customerId,
      specialist_id: specialistId,
      starts_at: new Date(now.getTime() + 100 * HOUR_MS),
      ends_at: new Date(now.getTime() + 100.5 * HOUR_MS),
      status: 'offered',
      created_at: now,
      expires_at: new Date(now.getTime() + HOUR_MS / 6),
    })
    .execute()
  return { params: { id } }
}

const wish = async ({ t }: MatrixWorld) => {
  const specialtyId = await createSpecialty(t.deps)
  const { specialistId } = await createSpecialist(t.deps, { specialtyId })
  return { body: { specialist_id: specialistId, specialty_id: specialtyId } }
}

/** Bringing forward an appointment of the owner is nobody else's. */
const theirs = async ({ t, customer, specialtyId }: MatrixWorld) => {
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() + 200 * HOUR_MS)
  const status = 'confirmed'
  const scheduleId = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status })
  const body = { specialist_id: specialist.specialistId, specialty_id: specialtyId, schedule_id: scheduleId }
  return { body }
}

const attended = async ({ t, customer, specialtyId }: MatrixWorld) => {
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() - 200 * HOUR_MS)
  const id = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status: 'finished' })
  return { body: { schedule_id: id, rating: 5 } }
}

const reviewed = ({ specialist }: MatrixWorld) => ({ params: { id: specialist.specialistId } })
const everybody = [
  ...(['nobody', 'customer', 'otherCustomer', 'specialist', 'otherSpecialist'] as const),
  ...(['pastSpecialist', 'suspendedSpecialist', 'admin'] as const),
]

export const waitlistLines: readonly MatrixLine[] = [
  line(waitlist.listWaitlist, { own: anyCustomer }),
  line(waitlist.joinWaitlist, { own: { customer: wish }, foreign: theirs }),
  line(waitlist.leaveWaitlist, { own: { customer: place }, foreign: place }),
  line(waitlist.acceptOffer, { own: { customer: offered }, foreign: offered }),
  line(waitlist.declineOffer, { own: { customer: offered }, foreign: offered }),
  line(createReview, { own: { customer: attended }, foreign: attended }),
  line(listReviews, { own: Object.fromEntries(everybody.map((name) => [name, reviewed])) }),
]
