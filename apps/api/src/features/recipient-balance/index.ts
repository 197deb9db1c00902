export { recipientBalanceCrontab, recipientBalanceJobs } from './recipient-balance.jobs.ts'
export { topUpRecipient } from './top-up.ts'
