import type { joinTeam as endpoint } from '@emma/contracts/assistants'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { hashToken } from '../../auth/index.ts'
import { lockByToken } from '../team/invitations.repo.ts'
import { openPerson } from '../team/invited-person.ts'
import { findAssistant } from './assistants.repo.ts'
import { enterTeam } from './enter-team.ts'
import { profileOf } from './profile.ts'

/** Only for the account with the invited address: a forwarded link is of no use to others. */
export const joinTeam: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockByToken(tx, hashToken(body.token), deps.clock.now())
    const person = row && (await openPerson(deps, tx, row))
    const own = await findAssistant(tx, actor.userId)
    if (!row || !person || own?.email.toLowerCase() !== person.email) throw new AppError('invite_over')
    await enterTeam(deps, tx, row, actor.userId)
  })
  return profileOf(deps, actor.userId)
}
