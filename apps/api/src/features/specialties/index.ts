export { careKindsOf } from './care-kinds.repo.ts'
export { keepGeneralist } from './keep-generalist.ts'
export { findOwnOffers } from './offers.ts'
export { specialtiesRoutes } from './specialties.routes.ts'
