import { inTransaction } from '../../db/transaction.ts'
import { coverPath } from '../../files/index.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { removeOverdue } from './posts.repo.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    /** Deletes posts that can't be restored any more, with their pictures. */
    'forget-posts': unknown
  }
}

export const postJobs: JobHandlers = {
  'forget-posts': ({ db, clock, jobs }) =>
    inTransaction(db, async (tx) => {
      for (const { cover_key: key } of await removeOverdue(tx, clock.now()))
        if (key !== null) await jobs.add(tx, 'remove-file', { key: coverPath(key) })
    }),
}

export const postCrontab: readonly CronLine[] = [{ job: 'forget-posts', at: '20 * * * *' }]
