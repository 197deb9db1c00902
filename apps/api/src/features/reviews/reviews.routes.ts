import * as reviews from '@emma/contracts/reviews'
import type { Mount } from '../../http/mount.ts'
import { createReview } from './create-review.ts'
import { listReviews } from './list-reviews.ts'

export const reviewsRoutes = (mount: Mount): void => {
  mount(reviews.createReview, createReview)
  mount(reviews.listReviews, listReviews)
}
