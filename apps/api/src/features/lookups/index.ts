export { limitGuest } from './guest-limit.ts'
export { lookupsRoutes } from './lookups.routes.ts'
