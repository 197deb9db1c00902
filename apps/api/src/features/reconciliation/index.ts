export { reconcile } from './reconcile.ts'
export { reconciliationCrontab, reconciliationJobs } from './reconciliation.jobs.ts'
export { reconciliationRoutes } from './reconciliation.routes.ts'
