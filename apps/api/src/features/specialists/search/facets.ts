import type { Deps } from '../../../deps.ts'
import type { CountedChoices } from '../../../ports/memories.ts'
import { remember, remembered } from '../remembered.ts'
import type { Filters } from './conditions.repo.ts'
import { countFacets } from './facets.repo.ts'
import { meetVersion } from './meaning/known-words.ts'

/** The same as `countedChoices` if it was counted a moment ago. */
export const knownChoices = (
  { memories }: Deps,
  filters: Filters,
  prices: readonly number[],
  now: Date,
): CountedChoices | undefined => remembered(memories.facets, [filters, prices], now)

/**
 * The number of results for each further choice, and of all; for many people up to 30 s old.
 * @param filters without a day: availability on it is not computed for everybody
 * @param prices centavos
 */
export const countedChoices = async (
  deps: Deps,
  filters: Filters,
  prices: readonly number[],
  now: Date,
): Promise<CountedChoices> => {
  const known = knownChoices(deps, filters, prices, now)
  if (known) return known
  const { version, among, ...counted } = await countFacets(deps.readDb, filters, prices, now)
  meetVersion(deps, version)
  remember(deps.memories.facets, [filters, prices], counted, among, now)
  return counted
}
