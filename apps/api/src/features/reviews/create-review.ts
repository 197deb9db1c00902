import type { createReview as endpoint } from '@emma/contracts/reviews'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toReview } from './reviews.present.ts'
import { findReview, insertReview, lockReviewed } from './reviews.repo.ts'

/** Adds a rating to a specialist's totals; the specialist's row belongs to another feature. */
export type CountRating = (tx: Tx, specialistId: string, rating: number) => Promise<void>

/** A patient's review of an own appointment that took place: once, and final. */
export const createReview =
  (countRating: CountRating): UseCase<typeof endpoint> =>
  (deps, { actor, body }) => {
    const { customerId } = actor
    return inTransaction(deps.db, async (tx) => {
      const appointment = await lockReviewed(tx, body.schedule_id)
      if (!appointment || appointment.customer_id !== customerId) throw notFound()
      if (appointment.review_id !== null) throw new AppError('review_exists')
      if (appointment.status !== 'finished') throw new AppError('review_not_allowed')
      const review = {
        id: deps.newId(),
        appointmentId: appointment.id,
        specialistId: appointment.specialist_id,
        customerId,
        rating: body.rating,
        comment: body.comment || null,
        now: deps.clock.now(),
      }
      if (!(await insertReview(tx, review))) throw new AppError('review_exists')
      await countRating(tx, review.specialistId, review.rating)
      return toReview(await findReview(tx, review.id))
    })
  }
