import type { Review } from '@emma/contracts/reviews'
import { shortName } from '@emma/domain/customers'
import type { ReviewRow } from './reviews.repo.ts'

/** Row → Review of the wire: the author by first name and last initial, nothing else of a patient is public. */
export const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  author: shortName(`${row.first_name} ${row.last_name}`),
  created_at: row.created_at.toISOString(),
})

/** The rating shown on cards and pages; 0 without reviews. */
export const ratingOf = ({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }) => ({
  average: rating_count === 0 ? 0 : Math.round((rating_sum / rating_count) * 10) / 10,
  count: rating_count,
})
