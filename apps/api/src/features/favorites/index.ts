export { eraseFavorites } from './erase.repo.ts'
export { favoritesRoutes } from './favorites.routes.ts'
