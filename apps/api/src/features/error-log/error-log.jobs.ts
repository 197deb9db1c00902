import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { forgetErrors } from './error-log.repo.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    /** Deletes errors not seen for long. */
    'forget-errors': unknown
  }
}

export const errorLogJobs: JobHandlers = {
  'forget-errors': ({ db, clock }) => forgetErrors(db, clock.now()),
}

export const errorLogCrontab: readonly CronLine[] = [{ job: 'forget-errors', at: '40 6 * * *' }]
