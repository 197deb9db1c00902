export { queueCrontab, queueJobs } from './queue.jobs.ts'
export { queueRoutes } from './queue.routes.ts'
