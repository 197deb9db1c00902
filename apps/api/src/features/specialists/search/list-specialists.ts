import type { QueryOf } from '@emma/contracts/kit'
import type { listSpecialists as endpoint } from '@emma/contracts/specialists'
import type { Db } from '../../../db/pool.ts'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { knownTotal, totalOf } from '../list-total.ts'
import { LARGE } from '../remembered.ts'
import { toCard } from '../specialists.present.ts'
import { pageOfSpecialists } from '../specialists.repo.ts'
import { viewOf } from '../view.ts'
import { findCards, type View } from './cards.repo.ts'
import { filtersOf } from './list-filters.ts'
import { searchSpecialists } from './search-specialists.ts'
import { findSeen } from './seen.repo.ts'

type Query = QueryOf<typeof endpoint>

const look = async (deps: Deps, db: Db, query: Query, view: View) => {
  const filters = filtersOf(query)
  const known = knownTotal(deps, filters, view.now)
  const most = known === undefined ? LARGE : undefined
  const seen = await findSeen(db, { filters, sort: query.sort, at: query, most }, view)
  const counted = known ?? seen.counted ?? 0
  const total = counted < LARGE ? counted : await totalOf({ ...deps, readDb: db }, filters, view.now)
  return { version: `${total} ${seen.version}`, variant: seen.favorites, total }
}

const makeList = async (db: Db, query: Query, view: View, total: number) => {
  const { page, pageSize, sort } = query
  const rows = await findCards(db, pageOfSpecialists(filtersOf(query), sort, query, view.now), view)
  const until = rows.map(({ stands_until }) => stands_until?.getTime() ?? 0)
  return { body: { data: rows.map(toCard), meta: { page, pageSize, total } }, until: Math.min(...until) }
}

/**
 * Without a search, a page is kept as long as it shows the same specialists in the same versions and none of the times on it
 * has to be computed again (docs/decisions/0030).
 */
export const listSpecialists: UseCase<typeof endpoint> = (deps, { actor, query }) => {
  const view = viewOf(deps, actor)
  if (query.search) return searchSpecialists(deps, query, view)
  return deps.memories.cards.answer(deps.readDb, {
    key: JSON.stringify(query),
    now: view.now,
    look: (db) => look(deps, db, query, view),
    make: (db, { total }) => makeList(db, query, view, total),
  })
}
