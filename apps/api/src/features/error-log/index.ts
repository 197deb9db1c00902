export { errorLogCrontab, errorLogJobs } from './error-log.jobs.ts'
export { errorLogRoutes } from './error-log.routes.ts'
export { createErrorReports, type ErrorReports } from './report-queue.ts'
export type { SeenError } from './seen-error.ts'
