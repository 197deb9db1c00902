import type { readTeamInvitation as endpoint } from '@emma/contracts/assistants'
import { avatarUrl } from '../../../files/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findPersonByEmail, hashToken } from '../../auth/index.ts'
import { findByToken } from '../team/invitations.repo.ts'
import { openPerson } from '../team/invited-person.ts'

/** The holder of the link reads that mailbox, so they may learn whether the address has an account. */
export const readTeamInvitation: UseCase<typeof endpoint> = async (deps, { body }) => {
  const row = await findByToken(deps.db, hashToken(body.token), deps.clock.now())
  const person = row && (await openPerson(deps, deps.db, row))
  if (!row || !person) throw new AppError('invite_over')
  const known = await findPersonByEmail(deps.db, person.email)
  return {
    specialist: { name: row.specialist_name, avatar: avatarUrl(row.specialist_avatar) },
    ...person,
    receipts: row.receipts,
    chat: row.chat,
    company: row.company,
    expires_at: row.expires_at.toISOString(),
    account: known === undefined ? 'none' : known.role === 'assistant' ? 'assistant' : 'other',
  }
}
