import { listDependents } from '@emma/contracts/dependents'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** The account's dependents. In a separate file: the contract of people's fields must not load with every agenda. */
export const ownDependentsQuery = queryOptions({
  queryKey: ['dependents', 'booking'],
  queryFn: async ({ signal }) => (await call(listDependents, { signal })).data,
})
