export { FavoriteButton } from './favorite-button.tsx'
export { recentSpecialistsQuery, someFavoritesQuery } from './favorites.queries.ts'
export { SpecialistRows } from './specialist-rows.tsx'
