import { listOwnSchedules } from '@emma/contracts/booking'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** Whether anything was ever booked. Under the appointments' key: the first one invalidates it. */
export const bookedQuery = queryOptions({
  queryKey: ['booking', 'appointments', 'ever-booked'],
  queryFn: async ({ signal }) =>
    (await call(listOwnSchedules, { query: { pageSize: 1 }, signal })).meta.total > 0,
})
