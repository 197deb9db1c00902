import type { readTeam as endpoint, Team } from '@emma/contracts/assistants/team'
import { TEAM_INVITATION_SENDS } from '@emma/domain/auth'
import { MINUTE } from '@emma/domain/interval'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findOffered, findOwnCompanies } from './companies.repo.ts'
import { findOpenOf, type InvitationRow } from './invitations.repo.ts'
import { openPerson } from './invited-person.ts'
import { findMembers } from './members.repo.ts'

/** At least a minute after the last sending, and only a few times. */
export const maySendAgain = ({ sends, sent_at }: InvitationRow, now: Date): boolean =>
  sends < TEAM_INVITATION_SENDS && now.getTime() - sent_at.getTime() >= MINUTE

const toInvitation = async (
  deps: Deps,
  db: Db | Tx,
  row: InvitationRow,
): Promise<Team['invitations'][number]> => {
  const person = await openPerson(deps, db, row)
  return {
    id: row.id,
    name: person?.name ?? '',
    email: person?.email ?? '',
    receipts: row.receipts,
    chat: row.chat,
    company: row.company,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    can_resend: maySendAgain(row, deps.clock.now()),
  }
}

/** A specialist's assistants and open invitations, and whom their companies offer. */
export const teamOf = async (deps: Deps, db: Db | Tx, specialistId: string): Promise<Team> => {
  const members = await findMembers(db, specialistId)
  const invitations: Team['invitations'] = []
  for (const row of await findOpenOf(db, specialistId, deps.clock.now()))
    invitations.push(await toInvitation(deps, db, row))
  return {
    members: members.map(({ assistant_id: id, since, last_act_at, ...member }) => ({
      ...member,
      id,
      since: since.toISOString(),
      last_act_at: last_act_at?.toISOString() ?? null,
    })),
    invitations,
    offered: [...(await findOffered(db, specialistId))],
    companies: [...(await findOwnCompanies(db, specialistId))],
  }
}

export const readTeam: UseCase<typeof endpoint> = (deps, { actor }) =>
  teamOf(deps, deps.db, actor.specialistId)
