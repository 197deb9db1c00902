import type { BodyIn } from '@emma/contracts/kit'
import {
  acceptTerms,
  changeConsent,
  eraseCustomer,
  exportData,
  listConsents,
  listOutdatedTerms,
  readExport,
} from '@emma/contracts/privacy'
import { MINUTE } from '@emma/domain/interval'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

const POLL_MS = 1500

export const consentsQuery = queryOptions({
  queryKey: ['privacy', 'consents'],
  queryFn: async ({ signal }) => (await call(listConsents, { signal })).data,
})

export const consentMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof changeConsent>) => call(changeConsent, { body }),
})

/** Progress of the copy of one's own data; polled until it is ready. */
export const exportQuery = queryOptions({
  queryKey: ['privacy', 'export'],
  queryFn: ({ signal }) => call(readExport, { signal }),
  refetchInterval: ({ state }) => (state.data?.status === 'building' ? POLL_MS : false),
})

/** The finished copy; undefined while it is being created. */
export const exportMutation = mutationOptions({
  mutationFn: async () => {
    const answer = await call(exportData, {})
    return answer.type.startsWith('application/zip') ? answer : undefined
  },
})

export const eraseMutation = mutationOptions({
  mutationFn: (customerId: string) => call(eraseCustomer, { params: { id: customerId } }),
})

const TERMS_FRESH_MS = 10 * MINUTE

/** The texts that the logged-in person must accept again; checked occasionally. */
export const outdatedTermsQuery = queryOptions({
  queryKey: ['privacy', 'outdated-terms'],
  queryFn: async ({ signal }) => (await call(listOutdatedTerms, { signal })).data,
  staleTime: TERMS_FRESH_MS,
})

export const acceptTermsMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof acceptTerms>) => call(acceptTerms, { body }),
})
