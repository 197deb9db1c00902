import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { buildExport, forgetExports } from './build-export.ts'
import { forgetSessions } from './forget-sessions.ts'
import { resumeErasures, runErasure } from './run-erasure.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'build-export': { readonly exportId: string }
    'forget-exports': unknown
    'forget-sessions': unknown
    'erase-customer': { readonly customerId: string }
    'resume-erasures': unknown
  }
}

export const privacyJobs: JobHandlers = {
  'build-export': buildExport,
  'forget-exports': forgetExports,
  'forget-sessions': forgetSessions,
  'erase-customer': runErasure,
  'resume-erasures': resumeErasures,
}
export const privacyCrontab: readonly CronLine[] = [
  { job: 'forget-exports', at: '*/10 * * * *' },
  { job: 'forget-sessions', at: '45 4 * * *' },
  { job: 'resume-erasures', at: '*/10 * * * *' },
]
