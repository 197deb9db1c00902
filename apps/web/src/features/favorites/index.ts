export { FavoriteButton } from './favorite-button.tsx'
export { someFavoritesQuery } from './favorites.queries.ts'
export { SpecialistCards } from './specialist-cards.tsx'
