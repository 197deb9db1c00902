import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { sweepSurplus } from './sweep-surplus.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'sweep-surplus': unknown
  }
}

export const recipientBalanceJobs: JobHandlers = { 'sweep-surplus': sweepSurplus }
/** At night in Brazil. */
export const recipientBalanceCrontab: readonly CronLine[] = [{ job: 'sweep-surplus', at: '30 5 * * *' }]
