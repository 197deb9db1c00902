import type { QueryIn } from '@emma/contracts/kit'
import { listContactMessages, resendContactMessage } from '@emma/contracts/support/contact'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const contactKey = ['support', 'contact'] as const

export const contactQuery = (query: QueryIn<typeof listContactMessages>) =>
  queryOptions({
    queryKey: [...contactKey, query],
    queryFn: ({ signal }) => call(listContactMessages, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const resendContactMutation = mutationOptions({
  mutationFn: (id: string) => call(resendContactMessage, { params: { id } }),
})
