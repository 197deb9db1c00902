import { changeFavorite, listFavorites, listRecentSpecialists } from '@emma/contracts/favorites'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { nextPage } from '../../lib/api/next-page.ts'

/** Under the cards' key, so that every change of cards invalidates it too. */
const favoritesKey = ['specialists', 'favorites'] as const
const PAGE_SIZE = 12

/** The latest few, for a screen that shows more than favourites. */
export const someFavoritesQuery = (pageSize: number) =>
  queryOptions({
    queryKey: [...favoritesKey, 'some', pageSize],
    queryFn: ({ signal }) => call(listFavorites, { query: { pageSize }, signal }),
  })

/** Specialists of earlier appointments, latest first. */
export const recentSpecialistsQuery = queryOptions({
  queryKey: ['specialists', 'recent'],
  queryFn: ({ signal }) => call(listRecentSpecialists, { query: {}, signal }),
})

/** All of them, page by page. */
export const allFavoritesQuery = infiniteQueryOptions({
  queryKey: [...favoritesKey, 'all'],
  queryFn: ({ pageParam, signal }) =>
    call(listFavorites, { query: { page: pageParam, pageSize: PAGE_SIZE }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
})

export const changeFavoriteMutation = mutationOptions({
  mutationFn: (id: string) => call(changeFavorite, { params: { id } }),
})
