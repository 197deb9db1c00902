import type { getQueuePermission, QueuePermission, setQueueGroup } from '@emma/contracts/queue/attendance'
import type { CareKind } from '@emma/domain/queue'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import {
  attendsUrgentCare,
  chooseCompany,
  findUrgentCareGroups,
  type UrgentCareGroup,
} from '../../companies/index.ts'
import { findCareKinds } from '../queue-status.repo.ts'
import { findCurrent } from './board.repo.ts'
import { isOnDuty } from './calling.repo.ts'
import { type Reading, readAttendance } from './read-queue.ts'

const toGroup = ({ id, name, paEnabled, paPermission }: UrgentCareGroup) => ({
  id,
  name,
  allowed: paEnabled && paPermission,
})

const show = async (deps: Deps, reading: Reading): Promise<QueuePermission> => {
  const { specialistId } = reading.actor
  return inTransaction(deps.db, async (tx) => {
    const groups = await findUrgentCareGroups(tx, specialistId)
    const active = groups.find(({ isActive }) => isActive)
    const current = await findCurrent(tx, specialistId)
    const kinds = await findCareKinds(tx, specialistId)
    return {
      allowed: kinds.length > 0 && (await attendsUrgentCare(tx, specialistId)) !== 'refused',
      kinds: [...kinds],
      on_duty: await isOnDuty(tx, specialistId),
      companies: groups.map(toGroup),
      activeGroup: active ? toGroup(active) : null,
      current: current ? await readAttendance(deps, tx, reading, current) : null,
    }
  })
}

/**
 * The kinds of care for which a specialist takes people from the queue: on duty, by council and specialty, and allowed
 * by the active group.
 * @throws AppError `queue_not_allowed`, `not_on_duty`
 */
export const requireAttending = async (
  tx: Tx,
  { specialistId }: SpecialistActor,
): Promise<readonly CareKind[]> => {
  if ((await attendsUrgentCare(tx, specialistId)) === 'refused') throw new AppError('queue_not_allowed')
  const kinds = await findCareKinds(tx, specialistId)
  if (kinds.length === 0) throw new AppError('queue_not_allowed')
  if (!(await isOnDuty(tx, specialistId))) throw new AppError('not_on_duty')
  return kinds
}

/** Whether the specialist may attend, for which groups, and the current patient. */
export const getPermission: UseCase<typeof getQueuePermission> = (deps, call) => show(deps, call)

/** Sets the active group: one of the specialist's that allows urgent care, or none. */
export const setGroup: UseCase<typeof setQueueGroup> = async (deps, call) => {
  const { specialistId } = call.actor
  const { company_id: companyId } = call.body
  await inTransaction(deps.db, async (tx) => {
    if (companyId !== null) {
      const group = (await findUrgentCareGroups(tx, specialistId)).find(({ id }) => id === companyId)
      if (!group) throw notFound()
      if (!toGroup(group).allowed) throw new AppError('queue_not_allowed')
    }
    await chooseCompany(tx, specialistId, companyId)
    await deps.jobs.add(tx, 'queue-duty', { specialistId: null })
  })
  return show(deps, call)
}
