export { customersFoundSql } from './admin/list.repo.ts'
export { customerCrontab, customerJobs } from './customers.jobs.ts'
export { customersRoutes } from './customers.routes.ts'
export { closeCustomer, eraseCustomer } from './erase.repo.ts'
