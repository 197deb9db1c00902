export { FavoriteButton } from './favorite-button.tsx'
export { favoritesQuery } from './favorites.queries.ts'
