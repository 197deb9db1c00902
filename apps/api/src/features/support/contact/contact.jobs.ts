import { DAY, MINUTE } from '@emma/domain/interval'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import type { CronLine } from '../../../jobs/worker.ts'
import { forgetMessages, giveUpLost } from './contact.repo.ts'
import { sendContactMessage } from './send-message.ts'

declare module '../../../ports/jobs.ts' {
  interface JobPayloads {
    'send-contact': { readonly messageId: string }
    'forget-contacts': unknown
  }
}

/** Long enough to answer, and for questions about the answer. */
const KEPT_MS = 180 * DAY
const LOST_AFTER_MS = 10 * MINUTE

const forgetContacts = async ({ db, clock, vault }: Deps): Promise<void> => {
  const now = clock.now()
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  await giveUpLost(db, before(LOST_AFTER_MS), now)
  await inTransaction(db, async (tx) => vault.erase(tx, await forgetMessages(tx, before(KEPT_MS))))
}

export const contactJobs: JobHandlers = {
  'send-contact': sendContactMessage,
  'forget-contacts': forgetContacts,
}

export const contactCrontab: readonly CronLine[] = [{ job: 'forget-contacts', at: '25 4 * * *' }]
