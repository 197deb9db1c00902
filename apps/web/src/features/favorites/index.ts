export { FavoriteButton } from './favorite-button.tsx'
export { someFavoritesQuery } from './favorites.queries.ts'
