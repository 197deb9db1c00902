import { DAY } from '@emma/domain/interval'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { deleteCodesBefore } from './codes.repo.ts'
import { clearContactChangesBefore } from './contact-changes.repo.ts'
import { type ContactKind, deletePendingContactsBefore } from './pending-contacts.repo.ts'
import { type Sending, sendCode } from './send-code.ts'
import { sendAccountExists, sendContactChange, sendContactChanged } from './send-notices.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'send-code': Sending
    /** `path` is the page the person was on. */
    'tell-account-exists': { readonly userId: string; readonly path?: string }
    'tell-contact-change': { readonly userId: string; readonly kind: ContactKind }
    'tell-contact-changed': { readonly changeId: string; readonly by: 'email' | 'sms' }
    'forget-codes': unknown
  }
}

const KEPT_MS = 7 * DAY

export const codeJobs: JobHandlers = {
  'send-code': sendCode,
  'tell-account-exists': sendAccountExists,
  'tell-contact-change': sendContactChange,
  'tell-contact-changed': sendContactChanged,
  'forget-codes': async ({ db, clock }) => {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    await deleteCodesBefore(db, before)
    await deletePendingContactsBefore(db, before)
    await clearContactChangesBefore(db, clock.now())
  },
}

export const codeCrontab: readonly CronLine[] = [{ job: 'forget-codes', at: '25 4 * * *' }]
