import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { pollWithdrawal } from './end-withdrawal.ts'
import { refreshRecipient } from './generate-recipient.ts'
import { registerBankAccount } from './register-bank-account.ts'
import { releaseEarnings } from './release-earnings.ts'
import { sendWithdrawal } from './send-withdrawal.ts'
import { sweepBankAccounts } from './sweep-bank-accounts.ts'
import { sweepWithdrawals } from './sweep-withdrawals.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'release-earnings': unknown
    'register-bank-account': { readonly accountId: string }
    'send-withdrawal': { readonly withdrawalId: string }
    'poll-withdrawal': { readonly withdrawalId: string; readonly asked: number }
    'sweep-withdrawals': unknown
    'sweep-bank-accounts': unknown
    'refresh-recipient': { readonly recipientId: string }
  }
}

export const earningsJobs: JobHandlers = {
  'release-earnings': releaseEarnings,
  'register-bank-account': registerBankAccount,
  'send-withdrawal': sendWithdrawal,
  'poll-withdrawal': pollWithdrawal,
  'sweep-withdrawals': sweepWithdrawals,
  'sweep-bank-accounts': sweepBankAccounts,
  'refresh-recipient': refreshRecipient,
}

export const earningsCrontab: readonly CronLine[] = [
  { job: 'release-earnings', at: '*/15 * * * *' },
  { job: 'sweep-withdrawals', at: '*/5 * * * *' },
  { job: 'sweep-bank-accounts', at: '*/5 * * * *' },
]
