import type { listSpecialists as endpoint } from '@emma/contracts/specialists'
import type { Deps } from '../../deps.ts'
import type { UseCase } from '../../http/mount.ts'
import { type CardRow, findCards, type View } from './cards.repo.ts'
import { filtersOf } from './list-filters.ts'
import { totalOf } from './list-total.ts'
import { toCard } from './specialists.present.ts'
import { type Filters, type Page, pageOfSpecialists, type Sort } from './specialists.repo.ts'
import { viewOf } from './view.ts'

interface Found {
  readonly rows: readonly CardRow[]
  readonly total: number
}

const find = async ({ readDb }: Deps, filters: Filters, sort: Sort, at: Page, view: View): Promise<Found> => {
  const rows = await findCards(readDb, pageOfSpecialists(filters, sort, at, view.now), view)
  const isWhole = at.page === 1 && rows.length < at.pageSize
  return { rows, total: isWhole ? rows.length : await totalOf(readDb, filters, view.now) }
}

/** Who is called so; where nobody is, whose names are like what was typed. */
export const listSpecialists: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { page, pageSize, sort } = query
  const filters = filtersOf(query)
  const view = viewOf(deps, actor)
  const at = { page, pageSize }
  const exact = await find(deps, filters, sort, at, view)
  const found =
    exact.total === 0 && filters.search
      ? await find(deps, { ...filters, isAlike: true }, sort, at, view)
      : exact
  return { data: found.rows.map(toCard), meta: { ...at, total: found.total } }
}
