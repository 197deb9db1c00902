import type { QueryIn } from '@emma/contracts/kit'
import { listContactMessages } from '@emma/contracts/support/contact'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const contactQuery = (query: QueryIn<typeof listContactMessages>) =>
  queryOptions({
    queryKey: ['support', 'contact', query],
    queryFn: ({ signal }) => call(listContactMessages, { query, signal }),
    placeholderData: keepPreviousData,
  })
