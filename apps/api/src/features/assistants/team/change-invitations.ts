import type {
  cancelTeamInvitation as cancel,
  resendTeamInvitation as resend,
} from '@emma/contracts/assistants/team'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { hashToken } from '../../auth/index.ts'
import { tokenOf } from './invitation-secret.ts'
import {
  endInvitation,
  findInvitation,
  type InvitationRow,
  lockOwnInvitation,
  sendAgain,
} from './invitations.repo.ts'
import { expiryOf } from './invite-assistant.ts'
import { maySendAgain, teamOf } from './read-team.ts'

/** Locks the specialist's own open invitation. @throws AppError `invite_over` */
const lockOpen = async (deps: Deps, tx: Tx, id: string, specialistId: string): Promise<InvitationRow> => {
  if (!(await lockOwnInvitation(tx, id, specialistId))) throw notFound()
  const row = await findInvitation(tx, id, deps.clock.now())
  if (!row) throw new AppError('invite_over')
  return row
}

export const resendTeamInvitation: UseCase<typeof resend> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await lockOpen(deps, tx, params.id, actor.specialistId)
    if (!maySendAgain(row, now)) throw new AppError('too_many_requests', { retryAfter: 60 })
    const sends = row.sends + 1
    const tokenHash = hashToken(tokenOf(deps.config, row.id, sends))
    await sendAgain(tx, row.id, { sends, tokenHash, now, expiresAt: expiryOf(now) })
    await deps.jobs.add(tx, 'send-team-invitation', { invitationId: row.id })
    return teamOf(deps, tx, actor.specialistId)
  })

export const cancelTeamInvitation: UseCase<typeof cancel> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockOpen(deps, tx, params.id, actor.specialistId)
    await endInvitation(tx, row.id, 'canceled', deps.clock.now())
    return teamOf(deps, tx, actor.specialistId)
  })
