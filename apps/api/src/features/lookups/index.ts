export { bankName, isBank } from './banks.ts'
export { limitGuest } from './guest-limit.ts'
export { lookupsRoutes } from './lookups.routes.ts'
