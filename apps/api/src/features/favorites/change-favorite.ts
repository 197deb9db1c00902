import type { changeFavorite as endpoint } from '@emma/contracts/favorites'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { addFavorite, findFavorite, removeFavorite } from './favorites.repo.ts'

/** Toggles a favourite. */
export const changeFavorite: UseCase<typeof endpoint> = ({ db, clock }, { actor, params }) =>
  inTransaction(db, async (tx) => {
    const favorite = await findFavorite(tx, actor.customerId, params.id)
    if (favorite === undefined) throw notFound()
    // Not by a previous read: of two parallel calls the second reverses the first one's result.
    for (;;) {
      if (await addFavorite(tx, actor.customerId, params.id, clock.now())) return { favorite: true }
      if (await removeFavorite(tx, actor.customerId, params.id)) return { favorite: false }
    }
  })
