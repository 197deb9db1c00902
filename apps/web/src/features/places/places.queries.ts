import { listCareLocations } from '@emma/contracts/places'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Where a specialist attends: first online, whose id is null, then the places. */
export const careLocationsQuery = (specialistId: string) =>
  queryOptions({
    queryKey: ['places', specialistId],
    queryFn: async ({ signal }) =>
      (await call(listCareLocations, { params: { id: specialistId }, signal })).data,
  })
