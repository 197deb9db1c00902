import * as favorites from '@emma/contracts/favorites'
import type { Mount } from '../../http/mount.ts'
import { changeFavorite } from './change-favorite.ts'
import { getFavorite } from './get-favorite.ts'
import { listFavorites } from './list-favorites.ts'
import { listRecentSpecialists } from './list-recent-specialists.ts'

export const favoritesRoutes = (mount: Mount): void => {
  mount(favorites.listFavorites, listFavorites)
  mount(favorites.listRecentSpecialists, listRecentSpecialists)
  mount(favorites.getFavorite, getFavorite)
  mount(favorites.changeFavorite, changeFavorite)
}
