import type { QueryOf, ResponseOf } from '@emma/contracts/kit'
import type { listSpecialists as endpoint, SpecialistCard } from '@emma/contracts/specialists'
import type { Deps } from '../../../deps.ts'
import type { Kept } from '../../../http/kept/kept.ts'
import type { Seen } from '../../../ports/memories.ts'
import { keepTotal, knownTotal, totalOf } from '../list-total.ts'
import { oneSpecialist, type Page, pageOfSpecialists, type Sort } from '../specialists.repo.ts'
import type { View } from './cards.repo.ts'
import type { Filters } from './conditions.repo.ts'
import { filtersOf } from './list-filters.ts'
import { meetVersion, withKnownWords } from './meaning/known-words.ts'
import { meaningsOf } from './meaning/meanings.ts'
import { plainList } from './plain-list.ts'
import { findSeen, lookUp } from './seen.repo.ts'
import { cardsOf, cardsOn, listOfCards, readCard, writtenCards } from './written-cards.ts'

type Query = QueryOf<typeof endpoint>
type List = ResponseOf<typeof endpoint>

interface Found {
  readonly seen: Seen
  readonly total: number
}

const find = async (deps: Deps, filters: Filters, sort: Sort, at: Page, view: View): Promise<Found> => {
  const { now } = view
  const known = knownTotal(deps, filters, now)
  const counts = known === undefined && Boolean(filters.search)
  const seen = await lookUp(deps.readDb, filters, sort, at, view, counts)
  if (seen.search_version !== null) meetVersion(deps, seen.search_version)
  const total = seen.counted ?? known
  if (counts && total !== undefined) keepTotal(deps, filters, total, now)
  const isWhole = at.page === 1 && seen.people.length < at.pageSize
  return { seen, total: isWhole ? seen.people.length : (total ?? (await totalOf(deps, filters, now))) }
}

interface Meant extends Found {
  /** The meaning used for the search. */
  readonly meaning: Filters
}

/** The results of the first meaning that finds any. */
const findMeant = async (deps: Deps, query: Query, view: View): Promise<Meant> => {
  let meaning = filtersOf(query)
  let found: Found = { seen: { people: [], counted: null, search_version: null }, total: 0 }
  for await (meaning of meaningsOf(deps, meaning, view.now)) {
    found = await find(deps, meaning, query.sort, query, view)
    if (found.total > 0) break
  }
  return { ...found, meaning }
}

interface Search {
  readonly list: List
  readonly meaning: Filters
}

const searchCards = async (deps: Deps, query: Query, view: View) => {
  const { seen, total, meaning } = await withKnownWords(
    deps,
    () => findMeant(deps, query, view),
    (found) => found.total > 0,
  )
  const { date, period } = meaning
  const written = date === undefined ? cardsOf(deps, seen, view) : cardsOn(deps, seen, view, { date, period })
  return { written: await written, total, meaning }
}

/** Without words to read and a day whose slots are shown. */
export const isPlain = ({ search, date }: Query): boolean => !search && date === undefined

/** Specialists by the first meaning of the search that finds any, for a viewer. */
export const searchByMeaning = async (deps: Deps, query: Query, view: View): Promise<Search> => {
  const { page, pageSize } = query
  const { written, total, meaning } = isPlain(query)
    ? await plainList(deps, query, view)
    : await searchCards(deps, query, view)
  return { list: { data: written.map(readCard(deps)), meta: { page, pageSize, total } }, meaning }
}

/** The specialists with the earliest next slots, for a viewer; the total isn't counted. */
export const findSoonest = async (deps: Deps, count: number, view: View): Promise<SpecialistCard[]> => {
  const page = pageOfSpecialists({}, 'next_slot', { page: 1, pageSize: count }, view.now)
  const { written } = await writtenCards(deps, view, (db) => findSeen(db, page, view))
  return written.map(readCard(deps))
}

/** A specialist's card, while they are active. */
export const findCard = async (deps: Deps, id: string, view: View): Promise<SpecialistCard | undefined> => {
  const { written } = await writtenCards(deps, view, (db) => findSeen(db, oneSpecialist(id, null), view))
  return written.map(readCard(deps))[0]
}

/** The list of a search, serialized. */
export const searchSpecialists = async (deps: Deps, query: Query, view: View): Promise<Kept<List>> => {
  const { page, pageSize } = query
  const { written, total } = await searchCards(deps, query, view)
  return listOfCards(written, { page, pageSize, total })
}
