import * as reviews from '@emma/contracts/reviews'
import type { Mount } from '../../http/mount.ts'
import { type CountRating, createReview } from './create-review.ts'
import { listReviews } from './list-reviews.ts'

export const reviewsRoutes = (mount: Mount, countRating: CountRating): void => {
  mount(reviews.createReview, createReview(countRating))
  mount(reviews.listReviews, listReviews)
}
