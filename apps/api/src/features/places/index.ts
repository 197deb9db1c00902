export { toPlace } from './places.present.ts'
export { findPlaces } from './places.repo.ts'
export { placesRoutes } from './places.routes.ts'
