import { DAY } from '@emma/domain/interval'
import { inTransaction } from '../../db/transaction.ts'
import { avatarPath } from '../../files/index.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { takeOldRegistrations } from './registration/registrations.repo.ts'
import { takeOldSignUps } from './sign-up/sign-ups.repo.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'forget-registrations': unknown
  }
}

/** How long a registration waits for its code. */
const KEPT_MS = 7 * DAY

export const customerJobs: JobHandlers = {
  'forget-registrations': (deps) =>
    inTransaction(deps.db, async (tx) => {
      const before = new Date(deps.clock.now().getTime() - KEPT_MS)
      const old = await takeOldRegistrations(tx, before)
      await deps.vault.erase(
        tx,
        [...old, ...(await takeOldSignUps(tx, before))].map(({ user_id }) => user_id),
      )
      for (const { avatar_key: key } of old) {
        if (key !== null) await deps.jobs.add(tx, 'remove-file', { key: avatarPath(key) })
      }
    }),
}

export const customerCrontab: readonly CronLine[] = [{ job: 'forget-registrations', at: '35 4 * * *' }]
