import { searchWords } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import type { Deps } from '../../../../deps.ts'
import type { CityEnd } from './city-in-search.ts'
import { type Known, lookUpWords } from './words.repo.ts'

export type Needed = Pick<Deps, 'readDb' | 'memories'>

const MOST = 5_000

/** What is assumed of a search whose words somebody had a while ago, until nobody is found. */
export const allKnown: Known = { strange: [], city: null }

/** Whether each word was somebody's when it was last looked up. */
export const areKnown = ({ memories: { words } }: Needed, search: string): boolean =>
  searchWords(search).every((word) => words.has(folded(word)))

/** Looks a search's words up, and whether it ends in a city of somebody. */
export const lookUpSearch = async (
  { readDb, memories: { words } }: Needed,
  search: string,
  ends: readonly CityEnd[],
): Promise<Known> => {
  const typed = searchWords(search)
  const cities = ends.map(({ city }) => city)
  const known = await lookUpWords(readDb, typed, cities)
  if (words.size > MOST) words.clear()
  for (const word of typed) if (!known.strange.includes(word)) words.add(folded(word))
  return known
}
