import type { Facets } from '@emma/contracts/specialists'
import type { Deps } from '../../../deps.ts'
import { LARGE } from '../list-total.ts'
import type { Filters } from './conditions.repo.ts'
import { countFacets } from './facets.repo.ts'

const REMEMBER_MS = 30_000
const MAX_REMEMBERED = 500

const offersOf = ({ specialties }: Facets): number => specialties.reduce((sum, { count }) => sum + count, 0)

/**
 * How many are left with each further choice; of many people it is up to 30 s old, as counting them costs more than the
 * page itself.
 * @param filters without a day: who is free on it is not computed for everybody
 * @param prices centavos
 */
export const facetsOf = async (
  { readDb, memories }: Deps,
  filters: Filters,
  prices: readonly number[],
  now: Date,
): Promise<Facets> => {
  const key = JSON.stringify([filters, prices])
  const known = memories.facets.get(key)
  if (known && known.until > now.getTime()) return known.facets
  const facets = await countFacets(readDb, filters, prices, now)
  if (offersOf(facets) < LARGE) return facets
  if (memories.facets.size >= MAX_REMEMBERED) memories.facets.clear()
  memories.facets.set(key, { facets, until: now.getTime() + REMEMBER_MS })
  return facets
}
