import { findAddress, listStates } from '@emma/contracts/lookups'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

/** The 27 states; cached as long as the page is open. */
export const statesQuery = queryOptions({
  queryKey: ['lookups', 'states'],
  queryFn: async ({ signal }) => (await call(listStates, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The address of a CEP of eight digits. Offline it fails at once, so that the user can go on. */
export const cepQuery = (cep: string) =>
  queryOptions({
    queryKey: ['lookups', 'cep', cep],
    queryFn: ({ signal }) => call(findAddress, { params: { cep }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
