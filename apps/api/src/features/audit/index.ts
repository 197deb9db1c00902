export { auditRoutes } from './audit.routes.ts'
export { type Act, keepAct } from './keep-act.ts'
export { latestReason } from './latest-reason.ts'
