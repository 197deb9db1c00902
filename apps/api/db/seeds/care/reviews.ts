import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import { insertAll, later, type Seed } from '../seed.ts'
import { reviewTexts } from '../texts/reviews.ts'
import type { SeededAppointment } from './appointments.ts'

/** The demo's patient has still to review the latest consultation. */
const latestOf = (
  appointments: readonly SeededAppointment[],
  customerId: string,
): SeededAppointment | undefined =>
  appointments
    .filter(({ customer, status }) => customer.customerId === customerId && status === 'finished')
    .toSorted((a, b) => b.slot.start - a.slot.start)[0]

/** Most attended patients give a review, and specialists' ratings are the sums. */
export const insertReviews = async (
  seed: Seed,
  appointments: readonly SeededAppointment[],
  patientId: string,
): Promise<void> => {
  const { deps, tx, random, now } = seed
  const unsaid = latestOf(appointments, patientId)
  const attended = appointments.filter(({ status }) => status === 'finished')
  const rows = attended
    .filter((appointment) => random.chance(65) && appointment !== unsaid)
    .map(({ id, specialist, customer, slot }) => {
      const [rating, comment] = random.pick(reviewTexts)
      const at = Math.min(slot.end + random.int(1, 48) * (DAY / 24), now.getTime())
      return {
        id: deps.newId(),
        appointment_id: id,
        specialist_id: specialist.specialistId,
        customer_id: customer.customerId,
        rating,
        comment,
        created_at: new Date(at),
      }
    })
  await insertAll(tx, 'reviews', rows)
  await sql`
    UPDATE specialists SET rating_sum = given.total, rating_count = given.number
    FROM (SELECT specialist_id, sum(rating) AS total, count(*) AS number FROM reviews GROUP BY specialist_id) AS given
    WHERE specialists.id = given.specialist_id`.execute(tx)
}

/** The demo patient's favourites. */
export const insertFavorites = async (
  { tx, now }: Seed,
  customerId: string,
  specialistIds: readonly string[],
): Promise<void> => {
  const rows = specialistIds.map((specialist_id, nth) => ({
    customer_id: customerId,
    specialist_id,
    created_at: later(now, -(nth + 1) * 20 * DAY),
  }))
  await insertAll(tx, 'favorites', rows)
}
