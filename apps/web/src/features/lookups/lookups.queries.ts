import { listStates } from '@emma/contracts/lookups'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The 27 states; they do not change while a page is open. */
export const statesQuery = queryOptions({
  queryKey: ['lookups', 'states'],
  queryFn: async ({ signal }) => (await call(listStates, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
})
