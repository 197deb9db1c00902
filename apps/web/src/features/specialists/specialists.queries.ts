import type { QueryIn, ResponseOf } from '@emma/contracts/kit'
import { getSpecialistCard, listSpecialists } from '@emma/contracts/specialists'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export type SpecialistFilters = Omit<QueryIn<typeof listSpecialists>, 'page'>

/** Everything that shows cards: what changes one of them makes these old. */
export const cardsKey = ['specialists'] as const

/** The list, a page after the other. */
export const specialistsQuery = (filters: SpecialistFilters) =>
  infiniteQueryOptions({
    queryKey: [...cardsKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(listSpecialists, { query: { ...filters, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, pageSize, total } }) => (page * pageSize < total ? page + 1 : null),
    placeholderData: keepPreviousData,
  })

/** A few cards, for a screen that shows more than a list. */
export const someSpecialistsQuery = (filters: SpecialistFilters) =>
  queryOptions({
    queryKey: [...cardsKey, 'some', filters],
    queryFn: ({ signal }) => call(listSpecialists, { query: filters, signal }),
  })

export const specialistQuery = (id: string) =>
  queryOptions({
    queryKey: [...cardsKey, 'card', id],
    queryFn: ({ signal }) => call(getSpecialistCard, { params: { id }, signal }),
  })

export type SpecialistPages = InfiniteData<ResponseOf<typeof listSpecialists>>
/** A specialist with places and reviews. */
export type Detail = ResponseOf<typeof getSpecialistCard>
