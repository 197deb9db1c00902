export { FavoriteButton } from './favorite-button.tsx'
export { someFavoritesQuery } from './favorites.queries.ts'
export { SpecialistRows } from './specialist-rows.tsx'
