import type { QueryOf, ResponseOf } from '@emma/contracts/kit'
import type { listSpecialists as endpoint, SpecialistCard } from '@emma/contracts/specialists'
import type { Db } from '../../../db/pool.ts'
import type { Deps } from '../../../deps.ts'
import { keepTotal, knownTotal, totalOf } from '../list-total.ts'
import { toCard } from '../specialists.present.ts'
import { lookUp, type Page, pageOfSpecialists, type Sort } from '../specialists.repo.ts'
import { type CardRow, findCards, type View } from './cards.repo.ts'
import type { Filters } from './conditions.repo.ts'
import { filtersOf } from './list-filters.ts'
import { meaningsOf } from './meanings.ts'

interface Found {
  readonly rows: readonly CardRow[]
  readonly total: number
}

const isSearch = ({ search, slugs }: Filters): boolean => Boolean(search) || slugs !== undefined

const findBySearch = async (
  deps: Deps,
  filters: Filters,
  sort: Sort,
  at: Page,
  view: View,
): Promise<Found> => {
  const { now } = view
  const known = knownTotal(deps, filters, now)
  const { page, total = known } = await lookUp(deps.readDb, filters, sort, at, now, known === undefined)
  if (total !== undefined && known === undefined) keepTotal(deps, filters, total, now)
  const rows = page ? await findCards(deps.readDb, page, view) : []
  return { rows, total: total ?? (await totalOf(deps, filters, now)) }
}

const findInList = async (deps: Deps, filters: Filters, sort: Sort, at: Page, view: View): Promise<Found> => {
  const rows = await findCards(deps.readDb, pageOfSpecialists(filters, sort, at, view.now), view)
  const isWhole = at.page === 1 && rows.length < at.pageSize
  return { rows, total: isWhole ? rows.length : await totalOf(deps, filters, view.now) }
}

interface Search {
  readonly list: ResponseOf<typeof endpoint>
  /** What the search was taken to mean. */
  readonly meaning: Filters
}

/** Specialists by the first meaning of the search that finds any, as somebody sees them. */
export const searchByMeaning = async (
  deps: Deps,
  query: QueryOf<typeof endpoint>,
  view: View,
): Promise<Search> => {
  const { page, pageSize, sort } = query
  const at = { page, pageSize }
  const asked = filtersOf(query)
  let meaning: Filters = asked
  let found: Found = { rows: [], total: 0 }
  for await (meaning of meaningsOf(deps.readDb, asked)) {
    const find = isSearch(meaning) ? findBySearch : findInList
    found = await find(deps, meaning, sort, at, view)
    if (found.total > 0) break
  }
  return { list: { data: found.rows.map(toCard), meta: { ...at, total: found.total } }, meaning }
}

/** Those whose next slots are the first, as somebody sees them: how many there are isn't counted. */
export const findSoonest = async (db: Db, count: number, view: View): Promise<SpecialistCard[]> => {
  const page = pageOfSpecialists({}, 'next_slot', { page: 1, pageSize: count }, view.now)
  return (await findCards(db, page, view)).map(toCard)
}

export const searchSpecialists = async (
  ...search: Parameters<typeof searchByMeaning>
): Promise<ResponseOf<typeof endpoint>> => (await searchByMeaning(...search)).list
