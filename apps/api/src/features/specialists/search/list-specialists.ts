import type { QueryOf } from '@emma/contracts/kit'
import type { listSpecialists as endpoint } from '@emma/contracts/specialists'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { knownTotal, totalOf } from '../list-total.ts'
import { LARGE } from '../remembered.ts'
import { countUpToSql, pageOfSpecialists } from '../specialists.repo.ts'
import { viewOf } from '../view.ts'
import type { View } from './cards.repo.ts'
import { filtersOf } from './list-filters.ts'
import { searchSpecialists } from './search-specialists.ts'
import { findSeen } from './seen.repo.ts'
import { listOfCards, writtenCards } from './written-cards.ts'

/** A list that is not searched is looked at in one statement: who is on the page, and how many there are up to many. */
const list = async (deps: Deps, query: QueryOf<typeof endpoint>, view: View) => {
  const { page, pageSize, sort } = query
  const { now } = view
  const filters = filtersOf(query)
  const known = knownTotal(deps, filters, now)
  const counting = known === undefined ? countUpToSql(filters, now, LARGE) : undefined
  const people = pageOfSpecialists(filters, sort, query, now)
  const { seen, written } = await writtenCards(deps, view, (db) => findSeen(db, people, view, counting))
  const counted = known ?? seen.counted ?? 0
  const total = counted < LARGE ? counted : await totalOf(deps, filters, now)
  return listOfCards(written, { page, pageSize, total })
}

/** A list of active specialists, of those whom the words of a search mean where there are any. */
export const listSpecialists: UseCase<typeof endpoint> = (deps, { actor, query }) => {
  const view = viewOf(deps, actor)
  return query.search ? searchSpecialists(deps, query, view) : list(deps, query, view)
}
