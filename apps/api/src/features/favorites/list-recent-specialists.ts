import type { listRecentSpecialists as endpoint } from '@emma/contracts/favorites'
import type { UseCase } from '../../http/mount.ts'
import { findCards, toCard, viewOf } from '../specialists/index.ts'
import { pageOfRecent } from './favorites.repo.ts'

/** The specialists who attended the account and can attend it again. */
export const listRecentSpecialists: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const ids = pageOfRecent(actor.customerId, query.page, query.pageSize)
  const rows = await findCards(deps.readDb, ids, viewOf(deps, actor))
  return { data: rows.map(toCard) }
}
