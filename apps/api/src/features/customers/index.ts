export { customerCrontab, customerJobs } from './customers.jobs.ts'
export { customersRoutes } from './customers.routes.ts'
