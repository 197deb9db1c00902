import { DAY, HOUR } from '@emma/domain/interval'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { deleteAttemptsBefore } from './attempts.repo.ts'
import { forgetSessions } from './forget-sessions.ts'
import { sendAdminInvite } from './password/send-admin-invite.ts'
import { sendPasswordReset } from './password/send-password-reset.ts'
import { deleteDevicesBefore } from './session/known-devices.repo.ts'
import { deleteTicketsBefore } from './tickets.repo.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'send-password-reset': { readonly userId: string }
    'send-admin-invite': { readonly userId: string }
    'forget-sessions': unknown
    'clear-tickets': Readonly<Record<never, never>>
  }
}

/** Longer than any counting window. */
const KEPT_MS = 24 * HOUR

/** A device unused for this long is no longer known. */
const DEVICE_KEPT_MS = 183 * DAY

const clearTickets = async ({ db, clock }: Deps): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await deleteTicketsBefore(db, before)
  await deleteAttemptsBefore(db, before)
  await deleteDevicesBefore(db, new Date(clock.now().getTime() - DEVICE_KEPT_MS))
}

export const authJobs: JobHandlers = {
  'send-password-reset': sendPasswordReset,
  'send-admin-invite': sendAdminInvite,
  'clear-tickets': clearTickets,
  'forget-sessions': forgetSessions,
}
export const authCrontab: readonly CronLine[] = [
  { job: 'clear-tickets', at: '17 * * * *' },
  { job: 'forget-sessions', at: '45 4 * * *' },
]
