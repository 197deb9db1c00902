import { listOwnSchedules } from '@emma/contracts/booking'
import { getQueueEntry, getQueueOffer } from '@emma/contracts/queue'
import { MINUTE } from '@emma/domain/interval'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

// Under the keys of the urgent care screens, whose events invalidate them.

/** The user's open entry in the queue; null if there is none. */
export const ownEntryQuery = queryOptions({
  queryKey: ['queue', 'me'],
  queryFn: ({ signal }) => call(getQueueEntry, { signal }),
  refetchInterval: MINUTE / 4,
})

/** The state of urgent care. */
export const urgentCareQuery = queryOptions({
  queryKey: ['queue', 'offer'],
  queryFn: ({ signal }) => call(getQueueOffer, { signal }),
  refetchInterval: MINUTE,
})

/** Whether anything was ever booked. Under the appointments' key: the first one invalidates it. */
export const bookedQuery = queryOptions({
  queryKey: ['booking', 'appointments', 'ever-booked'],
  queryFn: async ({ signal }) =>
    (await call(listOwnSchedules, { query: { pageSize: 1 }, signal })).meta.total > 0,
})
