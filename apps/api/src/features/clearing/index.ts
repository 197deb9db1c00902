export { clearingCrontab, clearingJobs } from './clearing.jobs.ts'
export { fundRecipient } from './fund-recipient.ts'
