import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface NewReview {
  readonly id: string
  readonly appointmentId: string
  readonly specialistId: string
  readonly customerId: string
  readonly rating: number
  readonly comment: string | null
  readonly now: Date
}

/** Locks an appointment's data for its review; of two at once one waits here. */
export const lockReviewed = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('appointments as a')
    .leftJoin('reviews as r', 'r.appointment_id', 'a.id')
    .select(['a.id', 'a.status', 'a.specialist_id', 'a.customer_id', 'r.id as review_id'])
    .where('a.id', '=', appointmentId)
    .forUpdate('a')
    .executeTakeFirst()

/** False if the appointment has a review already. */
export const insertReview = async (tx: Tx, review: NewReview): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO reviews (id, appointment_id, specialist_id, customer_id, rating, comment, created_at)
    VALUES (${review.id}, ${review.appointmentId}, ${review.specialistId}, ${review.customerId}, ${review.rating},
      ${review.comment}, ${review.now})
    ON CONFLICT (appointment_id) DO NOTHING RETURNING id`.execute(tx)
  return rows.length === 1
}

const reviews = (db: Db | Tx) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['r.id', 'r.rating', 'r.comment', 'r.created_at', 'u.first_name', 'u.last_name'])

export const findReview = (tx: Tx, id: string) => reviews(tx).where('r.id', '=', id).executeTakeFirstOrThrow()

export type ReviewRow = Awaited<ReturnType<typeof findReview>>

/** The reviews of one specialist, latest first. */
export const findReviews = (db: Db, specialistId: string, limit: number, offset = 0) =>
  reviews(db)
    .where('r.specialist_id', '=', specialistId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()

/** The totals of a specialist's reviews; of an active specialist, or of oneself in any status. */
export const findRating = (db: Db, specialistId: string, ownId: string | null) =>
  db
    .selectFrom('specialists')
    .select(['rating_sum', 'rating_count'])
    .where('id', '=', specialistId)
    .where((eb) => eb.or([eb('status', '=', 1), eb('id', '=', ownId)]))
    .executeTakeFirst()
