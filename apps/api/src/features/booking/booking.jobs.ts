import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { closeAppointments } from './close-appointments.ts'
import { notifyBooking } from './notify-booking.ts'
import { processWebhook } from './process-webhook.ts'
import { refundPayment, sweepRefunds } from './refund-payment.ts'
import { remind } from './remind.ts'
import { expireHolds, forgetIdempotencyKeys, settlePayment, sweepPayments } from './upkeep.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'settle-payment': { readonly paymentId: string }
    'expire-holds': unknown
    'sweep-payments': unknown
    'process-webhook': { readonly eventId: string }
    'refund-payment': { readonly refundId: string }
    'sweep-refunds': unknown
    'close-appointments': unknown
    remind: unknown
    'notify-booking': { readonly appointmentId: string }
    'forget-idempotency-keys': unknown
  }
}

export const bookingJobs: JobHandlers = {
  'settle-payment': settlePayment,
  'expire-holds': expireHolds,
  'sweep-payments': sweepPayments,
  'process-webhook': processWebhook,
  'refund-payment': refundPayment,
  'sweep-refunds': sweepRefunds,
  'close-appointments': closeAppointments,
  remind,
  'notify-booking': notifyBooking,
  'forget-idempotency-keys': forgetIdempotencyKeys,
}

export const bookingCrontab: readonly CronLine[] = [
  { job: 'expire-holds', at: '* * * * *' },
  { job: 'sweep-payments', at: '* * * * *' },
  { job: 'remind', at: '* * * * *' },
  { job: 'close-appointments', at: '*/5 * * * *' },
  { job: 'sweep-refunds', at: '40 */6 * * *' },
  { job: 'forget-idempotency-keys', at: '15 4 * * *' },
]
