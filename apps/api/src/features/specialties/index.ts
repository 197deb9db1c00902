export { findOwnOffers } from './specialties.repo.ts'
export { specialtiesRoutes } from './specialties.routes.ts'
