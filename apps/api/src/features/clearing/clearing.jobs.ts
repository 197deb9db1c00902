import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { sweepSurplus } from './sweep-surplus.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'sweep-surplus': unknown
  }
}

export const clearingJobs: JobHandlers = { 'sweep-surplus': sweepSurplus }
/** At night in Brazil. */
export const clearingCrontab: readonly CronLine[] = [{ job: 'sweep-surplus', at: '30 5 * * *' }]
