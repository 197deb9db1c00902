import { listSpecialties } from '@emma/contracts/specialties'
import { HOUR } from '@emma/domain/interval'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

/** The whole catalogue: it is short and seldom changes. */
export const specialtiesQuery = queryOptions({
  queryKey: ['specialties'],
  queryFn: async ({ signal }) => (await call(listSpecialties, { query: { pageSize: 100 }, signal })).data,
  staleTime: HOUR,
})
