import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@emma/contracts/booking/calendar'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** The private address, if there is one. */
export const feedQuery = queryOptions({
  queryKey: ['booking', 'calendar-feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, { signal }),
})

export const renewFeedMutation = mutationOptions({ mutationFn: () => call(renewCalendarFeed, {}) })

export const revokeFeedMutation = mutationOptions({ mutationFn: () => call(revokeCalendarFeed, {}) })
