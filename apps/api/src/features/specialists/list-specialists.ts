import type { listSpecialists as endpoint } from '@emma/contracts/specialists'
import type { UseCase } from '../../http/mount.ts'
import { findCards } from './cards.repo.ts'
import { totalOf } from './list-total.ts'
import { toCard } from './specialists.present.ts'
import { type Filters, pageOfSpecialists } from './specialists.repo.ts'
import { viewOf } from './view.ts'

export const listSpecialists: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { page, pageSize, sort, search, state, city, online, date } = query
  const filters: Filters = {
    search,
    state,
    city,
    online,
    date,
    specialtyId: query.specialty_id,
    onDuty: query.on_duty,
    maxPrice: query.max_price,
  }
  const view = viewOf(deps, actor)
  const rows = await findCards(
    deps.readDb,
    pageOfSpecialists(filters, sort, { page, pageSize }, view.now),
    view,
  )
  const isWhole = page === 1 && rows.length < pageSize
  const total = isWhole ? rows.length : await totalOf(deps.readDb, filters, view.now)
  return { data: rows.map(toCard), meta: { page, pageSize, total } }
}
