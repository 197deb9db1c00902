import { createReview, listReviews } from '@emma/contracts/reviews'
import * as waitlist from '@emma/contracts/waitlist'
import { HOUR } from '@emma/domain/interval'
import { createSpecialist, createSpecialty } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import { insertAppointment, type MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const anyCustomer = { customer: nothing, otherCustomer: nothing }

/** A place in the waiting list of a new specialist, so that no other case is in it. */
const standing = async ({ t, customer }: MatrixFixture) => {
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
      until_at: new Date(now.getTime() + 1000 * HOUR),
      status: 'waiting',
      created_at: now,
    })
    .execute()
  return { id, specialistId, now }
}
const place = async (fixture: MatrixFixture) => ({ params: { id: (await standing(fixture)).id } })

/** The same, with an open offer of a slot. */
const offered = async (fixture: MatrixFixture) => {
  const { t, customer } = fixture
  const { id, specialistId, now } = await standing(fixture)
  await t.deps.db
    .insertInto('slot_offers')
    .values({
      id: t.deps.newId(),
      entry_id: id,
      customer_id: customer.customerId,
      specialist_id: specialistId,
      starts_at: new Date(now.getTime() + 100 * HOUR),
      ends_at: new Date(now.getTime() + 100.5 * HOUR),
      status: 'offered',
      created_at: now,
      expires_at: new Date(now.getTime() + HOUR / 6),
    })
    .execute()
  return { params: { id } }
}

const wish = async ({ t }: MatrixFixture) => {
  const specialtyId = await createSpecialty(t.deps)
  const { specialistId } = await createSpecialist(t.deps, { specialtyId })
  return { body: { specialist_id: specialistId, specialty_id: specialtyId } }
}

/** Only the owner may bring their appointment forward. */
const theirs = async ({ t, customer, specialtyId }: MatrixFixture) => {
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() + 200 * HOUR)
  const status = 'confirmed'
  const appointmentId = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status })
  const body = {
    specialist_id: specialist.specialistId,
    specialty_id: specialtyId,
    schedule_id: appointmentId,
  }
  return { body }
}

const attended = async ({ t, customer, specialtyId }: MatrixFixture) => {
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() - 200 * HOUR)
  const id = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status: 'finished' })
  return { body: { schedule_id: id, rating: 5 } }
}

const reviewed = ({ specialist }: MatrixFixture) => ({ params: { id: specialist.specialistId } })
const everybody = [
  ...(['nobody', 'customer', 'otherCustomer', 'specialist', 'otherSpecialist'] as const),
  ...(['pastSpecialist', 'suspendedSpecialist', 'admin'] as const),
]

export const waitlistCases: readonly MatrixCase[] = [
  matrixCase(waitlist.listWaitlist, { own: anyCustomer }),
  matrixCase(waitlist.readPracticeLine, {
    own: {
      specialist: nothing,
      otherSpecialist: nothing,
      pastSpecialist: nothing,
      suspendedSpecialist: nothing,
      assistant: nothing,
    },
  }),
  matrixCase(waitlist.joinWaitlist, { own: { customer: wish }, foreign: theirs }),
  matrixCase(waitlist.leaveWaitlist, { own: { customer: place }, foreign: place }),
  matrixCase(waitlist.acceptOffer, { own: { customer: offered }, foreign: offered }),
  matrixCase(waitlist.declineOffer, { own: { customer: offered }, foreign: offered }),
  matrixCase(createReview, { own: { customer: attended }, foreign: attended }),
  matrixCase(listReviews, { own: Object.fromEntries(everybody.map((name) => [name, reviewed])) }),
]
