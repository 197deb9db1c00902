import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { expireInvitations } from './team/invitations.repo.ts'
import { sendInvitation } from './team/send-invitation.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'send-team-invitation': { readonly invitationId: string }
    'expire-team-invitations': unknown
  }
}

export const assistantJobs: JobHandlers = {
  'send-team-invitation': sendInvitation,
  'expire-team-invitations': ({ db, clock }: Deps) => expireInvitations(db, clock.now()),
}
/** Reads already check the expiry date; this job stores the status and erases the addresses. */
export const assistantCrontab: readonly CronLine[] = [{ job: 'expire-team-invitations', at: '*/10 * * * *' }]
