import type { Facets } from '@emma/contracts/specialists'
import type { Deps } from '../../../deps.ts'
import { remember, remembered } from '../remembered.ts'
import type { Filters } from './conditions.repo.ts'
import { countFacets } from './facets.repo.ts'

const offersOf = ({ specialties }: Facets): number => specialties.reduce((sum, { count }) => sum + count, 0)

/**
 * The number of results for each further choice; for many people up to 30 s old.
 * @param filters without a day: availability on it is not computed for everybody
 * @param prices centavos
 */
export const facetsOf = async (
  { readDb, memories }: Deps,
  filters: Filters,
  prices: readonly number[],
  now: Date,
): Promise<Facets> => {
  const asked = [filters, prices]
  const known = remembered(memories.facets, asked, now)
  if (known) return known
  const facets = await countFacets(readDb, filters, prices, now)
  remember(memories.facets, asked, facets, offersOf(facets), now)
  return facets
}
