import { DAY } from '@emma/domain/interval'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { deleteCodesBefore } from './codes.repo.ts'
import { type ContactKind, deletePendingContactsBefore } from './pending-contacts.repo.ts'
import { sendCode } from './send-code.ts'
import { sendAccountExists, sendContactChange } from './send-notices.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'send-code': { readonly codeId: string }
    'tell-account-exists': { readonly userId: string }
    'tell-contact-change': { readonly userId: string; readonly kind: ContactKind }
    'forget-codes': unknown
  }
}

const KEPT_MS = 7 * DAY

export const codeJobs: JobHandlers = {
  'send-code': sendCode,
  'tell-account-exists': sendAccountExists,
  'tell-contact-change': sendContactChange,
  'forget-codes': async ({ db, clock }) => {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    await deleteCodesBefore(db, before)
    await deletePendingContactsBefore(db, before)
  },
}

export const codeCrontab: readonly CronLine[] = [{ job: 'forget-codes', at: '25 4 * * *' }]
