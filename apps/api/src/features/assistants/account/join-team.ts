import type { joinTeam as endpoint } from '@emma/contracts/assistants'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { hashToken } from '../../auth/index.ts'
import { endInvitation, lockByToken } from '../team/invitations.repo.ts'
import { openPerson } from '../team/invited-person.ts'
import { insertMember } from '../team/members.repo.ts'
import { findAssistant } from './assistants.repo.ts'
import { profileOf } from './profile.ts'

/** Only for the account with the invited address: a forwarded link is of no use to others. */
export const joinTeam: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await lockByToken(tx, hashToken(body.token), now)
    const person = row && (await openPerson(deps, tx, row))
    const own = await findAssistant(tx, actor.userId)
    if (!row || !person || own?.email.toLowerCase() !== person.email) throw new AppError('invite_over')
    const { specialist_id: specialistId, receipts } = row
    await insertMember(tx, { id: deps.newId(), specialistId, assistantId: actor.userId, receipts, now })
    await endInvitation(tx, row.id, 'accepted', now)
  })
  return profileOf(deps, actor.userId)
}
