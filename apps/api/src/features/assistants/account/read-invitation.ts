import type { readTeamInvitation as endpoint } from '@emma/contracts/assistants'
import { avatarUrl } from '../../../files/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { hashOf } from '../team/invitation-secret.ts'
import { findByToken } from '../team/invitations.repo.ts'
import { openPerson } from '../team/invited-person.ts'
import { findAccountByEmail } from './assistants.repo.ts'

/** Who has the link reads that mailbox, and may know what the address has. */
export const readTeamInvitation: UseCase<typeof endpoint> = async (deps, { body }) => {
  const row = await findByToken(deps.db, hashOf(body.token), deps.clock.now())
  const person = row && (await openPerson(deps, deps.db, row))
  if (!row || !person) throw new AppError('invite_over')
  const known = await findAccountByEmail(deps.db, person.email)
  return {
    specialist: { name: row.specialist_name, avatar: avatarUrl(row.specialist_avatar) },
    ...person,
    receipts: row.receipts,
    expires_at: row.expires_at.toISOString(),
    account: known === undefined ? 'none' : known.role === 'assistant' ? 'assistant' : 'other',
  }
}
