export { auditMoney } from './audit-money.ts'
export { earningsCrontab, earningsJobs } from './earnings.jobs.ts'
export { earningsRoutes } from './earnings.routes.ts'
export { bankAccountOf } from './get-bank-account.ts'
