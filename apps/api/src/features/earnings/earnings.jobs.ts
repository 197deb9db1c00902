import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { releaseEarnings } from './balance/release-earnings.ts'
import { refreshRecipient } from './recipient/generate-recipient.ts'
import { registerBankAccount } from './recipient/register-bank-account.ts'
import { sweepBankAccounts } from './recipient/sweep-bank-accounts.ts'
import { pollWithdrawal } from './withdrawal/end-withdrawal.ts'
import { sendWithdrawal } from './withdrawal/send-withdrawal.ts'
import { sweepWithdrawals } from './withdrawal/sweep-withdrawals.ts'

declare module '../../ports/jobs.ts' {
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
