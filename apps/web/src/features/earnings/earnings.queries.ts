import { getSpecialistBalance } from '@emma/contracts/earnings'
import type { QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The specialist's money and, page by page, where each part of it came from. */
export const balanceQuery = (query: QueryIn<typeof getSpecialistBalance>) =>
  queryOptions({
    queryKey: ['earnings', 'balance', query],
    queryFn: ({ signal }) => call(getSpecialistBalance, { query, signal }),
    placeholderData: keepPreviousData,
  })
