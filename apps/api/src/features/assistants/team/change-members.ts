import type { changeRights as change, removeAssistant as remove } from '@emma/contracts/assistants/team'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { endSessionsOf } from '../../auth/index.ts'
import { endMember, lockTeam, setRights } from './members.repo.ts'
import { teamOf } from './read-team.ts'

/** A right that is taken back ends with the next call, and what is open of it closes. */
export const changeRights: UseCase<typeof change> = async (deps, { actor, params, body }) => {
  const { specialistId } = actor
  const team = await inTransaction(deps.db, async (tx) => {
    if (!(await setRights(tx, { specialistId, assistantId: params.id }, body))) throw notFound()
    return teamOf(deps, tx, specialistId)
  })
  deps.realtime.emitToUser(params.id, 'team:changed', { specialist_id: specialistId })
  return team
}

/** Ends the membership, and with it all sessions and sockets of the assistant, on every device. */
export const removeAssistant: UseCase<typeof remove> = async (deps, { actor, params }) => {
  const { specialistId } = actor
  const { publish, team } = await inTransaction(deps.db, async (tx) => {
    await lockTeam(tx, specialistId)
    if (!(await endMember(tx, { specialistId, assistantId: params.id }, deps.clock.now()))) throw notFound()
    return {
      publish: await endSessionsOf(deps, tx, params.id, 'removed'),
      team: await teamOf(deps, tx, specialistId),
    }
  })
  publish()
  return team
}
