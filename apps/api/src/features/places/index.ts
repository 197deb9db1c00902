export { placesCrontab, placesJobs } from './places.jobs.ts'
export { toPlace } from './places.present.ts'
export { findPlaces } from './places.repo.ts'
export { placesRoutes } from './places.routes.ts'
