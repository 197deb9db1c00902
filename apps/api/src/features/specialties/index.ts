export { findOwnOffers, keepAnnounced } from './specialties.repo.ts'
export { specialtiesRoutes } from './specialties.routes.ts'
