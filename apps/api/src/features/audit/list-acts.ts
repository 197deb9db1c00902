import type { listActs as endpoint, exportActs } from '@emma/contracts/audit'
import type { QueryOf } from '@emma/contracts/kit'
import type { UseCase } from '../../http/mount.ts'
import { momentsOf } from '../../http/period.ts'
import { type ActFilters, findActs } from './list.repo.ts'
import { openActs } from './present-act.ts'

/** Days are in the reader's zone. */
export const filtersOf = (query: QueryOf<typeof exportActs>, zone: string): ActFilters => ({
  ...momentsOf(query.from, query.to, zone),
  userId: query.user_id,
  action: query.action,
  entity: query.entity,
  entityId: query.entity_id || undefined,
})

/** Acts of admins, newest first. */
export const listActs: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { page, pageSize, sort = '-at' } = query
  const { rows, total } = await findActs(deps.readDb, filtersOf(query, actor.timeZone), {
    page,
    pageSize,
    sort,
  })
  return { data: await openActs(deps, deps.readDb, rows), meta: { page, pageSize, total } }
}
