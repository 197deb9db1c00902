import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { passOnOffers } from './pass-on-offers.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'pass-on-offers': unknown
  }
}

export const waitlistJobs: JobHandlers = { 'pass-on-offers': passOnOffers }
/** Offers schedule it for their end; this catches those whose job was lost. */
export const waitlistCrontab: readonly CronLine[] = [{ job: 'pass-on-offers', at: '* * * * *' }]
