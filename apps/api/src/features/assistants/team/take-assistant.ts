import type { takeAssistant as endpoint } from '@emma/contracts/assistants/team'
import { TEAM_SIZE } from '@emma/domain/auth'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findOffered } from './companies.repo.ts'
import { findOpenOf } from './invitations.repo.ts'
import { findMembers, insertMember, lockTeam } from './members.repo.ts'
import { teamOf } from './read-team.ts'

/** The assistant agreed to that with the company's invitation, and may leave at any time. */
export const takeAssistant: UseCase<typeof endpoint> = async (deps, { actor: { specialistId }, body }) => {
  const { assistant_id: assistantId, ...rights } = body
  const team = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await lockTeam(tx, specialistId)
    const members = await findMembers(tx, specialistId)
    if (members.some((member) => member.assistant_id === assistantId)) throw new AppError('member_exists')
    const offered = await findOffered(tx, specialistId)
    if (!offered.some((each) => each.assistant_id === assistantId)) throw notFound()
    const open = await findOpenOf(tx, specialistId, now)
    if (members.length + open.length >= TEAM_SIZE) throw new AppError('team_full')
    await insertMember(tx, { ...rights, id: deps.newId(), specialistId, assistantId, companyId: null, now })
    return teamOf(deps, tx, specialistId)
  })
  deps.realtime.emitToUser(assistantId, 'team:changed', { specialist_id: specialistId })
  return team
}
