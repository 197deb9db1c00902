import { mapTiles } from '@emma/contracts/lookups'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { fetchGround } from './ground.ts'

/** Source of the map's tiles; constant while a page is open. */
export const mapTilesQuery = queryOptions({
  queryKey: ['map', 'tiles'],
  queryFn: ({ signal }) => call(mapTiles, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const groundQuery = queryOptions({
  queryKey: ['map', 'ground'],
  queryFn: ({ signal }) => fetchGround(signal),
  staleTime: Number.POSITIVE_INFINITY,
})
