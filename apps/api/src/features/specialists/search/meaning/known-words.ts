import { searchWords } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import type { Deps } from '../../../../deps.ts'
import type { Known } from '../../../../ports/memories.ts'
import type { CityEnd } from './city-in-search.ts'
import { lookUpWords, readSearchVersion } from './words.repo.ts'

export type Needed = Pick<Deps, 'readDb' | 'memories'>

const MOST = 5_000

/** What is assumed of a search whose words somebody had a while ago, until nobody is found. */
export const allKnown: Known = { strange: [], city: null }

/** Whether each word was somebody's when it was last looked up. */
export const areKnown = ({ memories: { words } }: Needed, search: string): boolean =>
  searchWords(search).every((word) => words.has(folded(word)))

/** Drops what was looked up before a word or a city came or went. */
export const meetVersion = ({ memories: { lookedUp } }: Needed, version: number): void => {
  if (lookedUp.version === version) return
  lookedUp.version = version
  lookedUp.searches.clear()
}

/**
 * Searches with what was looked up before; again if a word or a city came or went since. Statements that find somebody
 * tell the version (`meetVersion`), and where nobody is found it is asked: nobody is left out who could be found.
 */
export const withKnownWords = async <T>(
  deps: Needed,
  search: () => Promise<T>,
  isFound: (found: T) => boolean,
): Promise<T> => {
  const { lookedUp } = deps.memories
  const { version, taken } = lookedUp
  const found = await search()
  if (!isFound(found) && lookedUp.taken > taken) meetVersion(deps, await readSearchVersion(deps.readDb))
  return lookedUp.version === version ? found : search()
}

/** Looks a search's words up, and whether it ends in a city of somebody. */
export const lookUpSearch = async (
  deps: Needed,
  search: string,
  ends: readonly CityEnd[],
): Promise<Known> => {
  const { readDb, memories } = deps
  const { words, lookedUp } = memories
  const asked = JSON.stringify([search, ends.length])
  const before = lookedUp.searches.get(asked)
  if (before) {
    lookedUp.taken += 1
    return before
  }
  const typed = searchWords(search)
  const cities = ends.map(({ city }) => city)
  const { version, ...known } = await lookUpWords(readDb, typed, cities)
  meetVersion(deps, version)
  if (lookedUp.searches.size >= MOST) lookedUp.searches.clear()
  lookedUp.searches.set(asked, known)
  if (words.size > MOST) words.clear()
  for (const word of typed) if (!known.strange.includes(word)) words.add(folded(word))
  return known
}
