import { changeFavorite, listFavorites } from '@emma/contracts/favorites'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Under the cards' key: whatever changes cards makes it old too. */
export const favoritesQuery = queryOptions({
  queryKey: ['specialists', 'favorites'],
  queryFn: async ({ signal }) => (await call(listFavorites, { query: { pageSize: 20 }, signal })).data,
})

export const changeFavoriteMutation = mutationOptions({
  mutationFn: (id: string) => call(changeFavorite, { params: { id } }),
})
