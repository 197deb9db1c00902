import type { QueryOf } from '@emma/contracts/kit'
import type { listSpecialists as endpoint } from '@emma/contracts/specialists'
import type { Deps } from '../../../deps.ts'
import { knownTotal, totalOf } from '../list-total.ts'
import { LARGE } from '../remembered.ts'
import { countUpToSql, pageOfSpecialists } from '../specialists.repo.ts'
import type { View } from './cards.repo.ts'
import { filtersOf } from './list-filters.ts'
import { findSeen } from './seen.repo.ts'
import { writtenCards } from './written-cards.ts'

/** A list without a search takes one statement: the page, and the total up to a limit. */
export const plainList = async (deps: Deps, query: QueryOf<typeof endpoint>, view: View) => {
  const { now } = view
  const meaning = filtersOf(query)
  const known = knownTotal(deps, meaning, now)
  const counting = known === undefined ? countUpToSql(meaning, now, LARGE) : undefined
  const people = pageOfSpecialists(meaning, query.sort, query, now)
  const asked = JSON.stringify([query, view.customerId, counting === undefined])
  const { seen, written } = await writtenCards(deps, view, (db) =>
    deps.memories.seenPages(db, asked, () => findSeen(db, people, view, counting)),
  )
  const counted = known ?? seen.counted ?? 0
  return { written, total: counted < LARGE ? counted : await totalOf(deps, meaning, now), meaning }
}
