import type { QueryIn, ResponseOf } from '@emma/contracts/kit'
import { listReviews } from '@emma/contracts/reviews'
import { countFacets, getSpecialistCard, listSpecialists, suggest } from '@emma/contracts/specialists'
import { HOUR } from '@emma/domain/interval'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { nextPage } from '../../lib/api/next-page.ts'
import { logFailure } from '../../lib/errors/log-failure.ts'

export type SpecialistFilters = Omit<QueryIn<typeof listSpecialists>, 'page'>

/** Everything that shows cards: invalidated by any change of them. */
export const cardsKey = ['specialists'] as const

/** The list, page by page; cached for returning to the same position. */
export const specialistsQuery = (filters: SpecialistFilters) =>
  infiniteQueryOptions({
    queryKey: [...cardsKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      logFailure(
        'Error fetching specialists data',
        call(listSpecialists, { query: { ...filters, page: pageParam }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    gcTime: HOUR,
  })

/** A few cards, for a screen with more than a list. */
export const someSpecialistsQuery = (filters: SpecialistFilters) =>
  queryOptions({
    queryKey: [...cardsKey, 'some', filters],
    queryFn: ({ signal }) => call(listSpecialists, { query: filters, signal }),
  })

/** How many results each further choice leaves; the previous counts stay while loading. */
export const facetsQuery = (query: QueryIn<typeof countFacets>) =>
  queryOptions({
    queryKey: [...cardsKey, 'facets', query],
    queryFn: ({ signal }) => call(countFacets, { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Suggestions for a search; the last ones stay while the next load. */
export const suggestionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['specialist-suggestions', search],
    queryFn: async ({ signal }) => (await call(suggest, { query: { search }, signal })).data,
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  })

/** Patients' reviews of a specialist, page by page. */
export const reviewsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['specialist-reviews', id],
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, { params: { id }, query: { page: pageParam, pageSize: 5 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

export const specialistQuery = (id: string) =>
  queryOptions({
    queryKey: [...cardsKey, 'card', id],
    queryFn: ({ signal }) => call(getSpecialistCard, { params: { id }, signal }),
  })

export type SpecialistPages = InfiniteData<ResponseOf<typeof listSpecialists>>
/** A specialist with places and reviews. */
export type Detail = ResponseOf<typeof getSpecialistCard>
