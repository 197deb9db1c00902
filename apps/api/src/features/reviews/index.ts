export { ratingOf, toReview } from './reviews.present.ts'
export { findReviews } from './reviews.repo.ts'
export { reviewsRoutes } from './reviews.routes.ts'
