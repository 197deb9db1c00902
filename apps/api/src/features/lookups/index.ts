export { createGuestLimit } from './guest-limit.ts'
export { lookupsRoutes } from './lookups.routes.ts'
