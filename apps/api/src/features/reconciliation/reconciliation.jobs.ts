import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { reconcileBegun, reconcileEverything, reconcileRecent } from './reconcile.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'reconcile-begun': { readonly runId: string }
    'reconcile-recent': unknown
    'reconcile-everything': unknown
  }
}

export const reconciliationJobs: JobHandlers = {
  'reconcile-begun': reconcileBegun,
  'reconcile-recent': reconcileRecent,
  'reconcile-everything': reconcileEverything,
}

export const reconciliationCrontab: readonly CronLine[] = [
  { job: 'reconcile-recent', at: '*/5 * * * *' },
  // At night in Brazil, when little is pending.
  { job: 'reconcile-everything', at: '0 6 * * *' },
]
