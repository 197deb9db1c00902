import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { expireHolds } from './book/expire-holds.ts'
import { forgetIdempotencyKeys } from './book/forget-keys.ts'
import { closeAppointments } from './cancel/close-appointments.ts'
import { expireProposals } from './proposals/expire-proposals.ts'
import { remind } from './remind/remind.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'expire-holds': unknown
    'expire-proposals': unknown
    'close-appointments': unknown
    remind: unknown
    'notify-booking': { readonly appointmentId: string }
    'notify-series': { readonly seriesId: string }
    'forget-idempotency-keys': unknown
  }
}

export const bookingJobs = {
  'expire-holds': expireHolds,
  'expire-proposals': expireProposals,
  'close-appointments': closeAppointments,
  remind,
  'forget-idempotency-keys': forgetIdempotencyKeys,
} satisfies JobHandlers

export const bookingCrontab: readonly CronLine[] = [
  { job: 'expire-holds', at: '* * * * *' },
  { job: 'expire-proposals', at: '* * * * *' },
  { job: 'remind', at: '* * * * *' },
  { job: 'close-appointments', at: '*/5 * * * *' },
  { job: 'forget-idempotency-keys', at: '15 4 * * *' },
]
