import type { listFavorites as endpoint } from '@emma/contracts/favorites'
import type { UseCase } from '../../http/mount.ts'
import { findCards, toCard, viewOf } from '../specialists/index.ts'
import { countFavorites, pageOfFavorites } from './favorites.repo.ts'

export const listFavorites: UseCase<typeof endpoint> = async (deps, { actor, query: { page, pageSize } }) => {
  const ids = pageOfFavorites(actor.customerId, page, pageSize)
  const [rows, total] = await Promise.all([
    findCards(deps.readDb, ids, viewOf(deps, actor)),
    countFavorites(deps.readDb, actor.customerId),
  ])
  return { data: rows.map(toCard), meta: { page, pageSize, total } }
}
