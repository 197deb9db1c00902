import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { indexCids } from './cids/index-cids.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'index-record-cids': unknown
  }
}

export const recordsJobs: JobHandlers = { 'index-record-cids': indexCids }

export const recordsCrontab: readonly CronLine[] = [{ job: 'index-record-cids', at: '* * * * *' }]
