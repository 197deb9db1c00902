import { getSchedule, listOwnSchedules } from '@emma/contracts/booking'
import type { BodyIn } from '@emma/contracts/kit'
import { createReview } from '@emma/contracts/reviews'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const reviewMutation = mutationOptions({
  mutationFn: ({ key, ...body }: BodyIn<typeof createReview> & { readonly key: string }) =>
    call(createReview, { body, idempotencyKey: key }),
})

/** Whether a review of this consultation is published after all; false where that is not known either. */
export const isReviewed = (id: string): Promise<boolean> =>
  call(getSchedule, { params: { id } }).then(
    ({ can }) => !can.review,
    () => false,
  )

/** The latest finished consultation; under the appointments' key, so that a review invalidates it. */
export const latestFinishedQuery = queryOptions({
  queryKey: ['booking', 'appointments', 'latest-finished'],
  queryFn: async ({ signal }) => {
    const query = { status: 'finished', sort: '-starts_at', pageSize: 1 } as const
    return (await call(listOwnSchedules, { query, signal })).data[0] ?? null
  },
})
