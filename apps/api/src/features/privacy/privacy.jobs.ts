import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import type { Erasure } from '../../ports/erasure.ts'
import { resumeErasures, runErasure } from './erasure/run-erasure.ts'
import { buildExport, forgetExports } from './export/build-export.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'build-export': { readonly exportId: string }
    'forget-exports': unknown
    'erase-customer': { readonly customerId: string }
    'resume-erasures': unknown
  }
}

export const privacyJobs = ({ parts }: Erasure): JobHandlers => ({
  'build-export': buildExport,
  'forget-exports': forgetExports,
  'erase-customer': (deps, { customerId }) => runErasure(deps, customerId, parts),
  'resume-erasures': (deps) => resumeErasures(deps, parts),
})
export const privacyCrontab: readonly CronLine[] = [
  { job: 'forget-exports', at: '*/10 * * * *' },
  { job: 'resume-erasures', at: '*/10 * * * *' },
]
