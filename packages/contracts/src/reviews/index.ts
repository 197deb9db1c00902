import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, optionalText, paging, uuid } from '../kit/index.ts'

/** A patient's review; the author appears by first name and initial only. */
export const review = z.object({
  id: uuid,
  rating: z.int(),
  comment: z.nullable(z.string()),
  author: z.string(),
  created_at: instant,
})
export type Review = z.output<typeof review>

/** The form of a review, also checked in the browser. */
export const reviewForm = z.strictObject({
  schedule_id: uuid,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: z.optional(optionalText(1000)),
})

export const createReview = endpoint({
  method: 'POST',
  path: 'customer/reviews',
  summary: 'Says how a finished appointment was, once',
  resource: 'customer',
  action: 'create',
  role: 'customer',
  body: reviewForm,
  response: review,
  status: 201,
  idempotent: true,
  errors: ['review_exists', 'review_not_allowed'],
})

export const listReviews = endpoint({
  method: 'GET',
  path: 'specialists/specialists/:id/reviews',
  summary: 'What patients said of a specialist, the latest first; public',
  resource: 'auth',
  action: 'read',
  params: idParams,
  query: z.strictObject(paging()),
  response: z.object({
    ...listOf(review).shape,
    rating: z.object({ average: z.number(), count: z.int() }),
  }),
  status: 200,
  errors: [],
})
