import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { releaseEarnings } from './release-earnings.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'release-earnings': unknown
  }
}

export const earningsJobs: JobHandlers = { 'release-earnings': releaseEarnings }
export const earningsCrontab: readonly CronLine[] = [{ job: 'release-earnings', at: '*/15 * * * *' }]
