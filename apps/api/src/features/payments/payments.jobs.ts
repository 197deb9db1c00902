import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { settlePayment, sweepPayments } from './charge/sweep-payments.ts'
import { refundPayment, sweepRefunds } from './refund/refund-payment.ts'
import { processWebhook } from './webhook/process-webhook.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'settle-payment': { readonly paymentId: string }
    'sweep-payments': unknown
    'process-webhook': { readonly eventId: string }
    'refund-payment': { readonly refundId: string }
    'sweep-refunds': unknown
  }
}

export const paymentJobs = {
  'settle-payment': settlePayment,
  'sweep-payments': sweepPayments,
  'process-webhook': processWebhook,
  'refund-payment': refundPayment,
  'sweep-refunds': sweepRefunds,
} satisfies JobHandlers

export const paymentCrontab: readonly CronLine[] = [
  { job: 'sweep-payments', at: '* * * * *' },
  { job: 'sweep-refunds', at: '40 */6 * * *' },
]
