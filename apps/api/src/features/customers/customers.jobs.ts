import { inTransaction } from '../../db/transaction.ts'
import { avatarPath } from '../../files/index.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { takeOldRegistrations } from './registrations.repo.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'forget-registrations': unknown
  }
}

/** How long a registration waits for its code. */
const KEPT_MS = 7 * 86_400_000

export const customerJobs: JobHandlers = {
  'forget-registrations': (deps) =>
    inTransaction(deps.db, async (tx) => {
      const before = new Date(deps.clock.now().getTime() - KEPT_MS)
      for (const key of await takeOldRegistrations(tx, before)) {
        await deps.jobs.add(tx, 'remove-file', { key: avatarPath(key) })
      }
    }),
}

export const customerCrontab: readonly CronLine[] = [{ job: 'forget-registrations', at: '35 4 * * *' }]
