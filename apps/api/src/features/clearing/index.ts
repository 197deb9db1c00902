export { clearingCrontab, clearingJobs } from './clearing.jobs.ts'
export { topUpRecipient } from './top-up.ts'
