import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { expireInvites } from './invites.repo.ts'
import { sendCompanyInvite } from './send-company-invite.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'send-company-invite': { readonly inviteId: string }
    'expire-invites': unknown
  }
}

export const inviteJobs: JobHandlers = {
  'send-company-invite': sendCompanyInvite,
  'expire-invites': ({ db, clock }: Deps) => expireInvites(db, clock.now()),
}
/** Reads already treat expired invites by their date; this writes it and deletes the addresses. */
export const inviteCrontab: readonly CronLine[] = [{ job: 'expire-invites', at: '*/10 * * * *' }]
