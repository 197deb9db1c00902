import type { getFavorite as endpoint } from '@emma/contracts/favorites'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findFavorite } from './favorites.repo.ts'

export const getFavorite: UseCase<typeof endpoint> = async ({ db }, { actor, params }) => {
  const favorite = await findFavorite(db, actor.customerId, params.id)
  if (favorite === undefined) throw notFound()
  return { favorite }
}
