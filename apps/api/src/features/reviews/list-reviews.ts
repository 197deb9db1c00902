import type { listReviews as endpoint } from '@emma/contracts/reviews'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { ratingOf, toReview } from './reviews.present.ts'
import { findRating, findReviews } from './reviews.repo.ts'

/** A page of a specialist's reviews. */
export const listReviews: UseCase<typeof endpoint> = async ({ readDb }, { actor, params, query }) => {
  const { page, pageSize } = query
  const ownId = actor?.role === 'specialist' ? actor.specialistId : null
  const [rating, rows] = await Promise.all([
    findRating(readDb, params.id, ownId),
    findReviews(readDb, params.id, pageSize, (page - 1) * pageSize),
  ])
  if (!rating) throw notFound()
  return {
    data: rows.map(toReview),
    meta: { page, pageSize, total: rating.rating_count },
    rating: ratingOf(rating),
  }
}
