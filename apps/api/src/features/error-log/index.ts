export { errorLogCrontab, errorLogJobs } from './error-log.jobs.ts'
export { errorLogRoutes } from './error-log.routes.ts'
export { createErrorReports } from './report-queue.ts'
