import { changeConsent, listConsents } from '@emma/contracts/privacy'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const consentsQuery = queryOptions({
  queryKey: ['privacy', 'consents'],
  queryFn: async ({ signal }) => (await call(listConsents, { signal })).data,
})

export const acceptMutation = mutationOptions({
  mutationFn: (version: string) => call(changeConsent, { body: { kind: 'telemedicine', version } }),
})
