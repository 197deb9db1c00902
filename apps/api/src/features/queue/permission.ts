import type { getQueuePermission, QueuePermission, setQueueGroup } from '@emma/contracts/queue'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { attendsUrgentCare, findUrgentCareGroups, type UrgentCareGroup } from '../companies/index.ts'
import { findCurrent } from './board.repo.ts'
import { changeGroup, isOnDuty } from './calling.repo.ts'
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
    return {
      allowed: (await attendsUrgentCare(tx, specialistId)) !== 'refused',
      on_duty: await isOnDuty(tx, specialistId),
      companies: groups.map(toGroup),
      activeGroup: active ? toGroup(active) : null,
      current: current ? await readAttendance(deps, tx, reading, current) : null,
    }
  })
}

/**
 * Whoever takes people from the queue: on duty, and allowed by the group that they attend for.
 * @throws AppError `queue_not_allowed`, `not_on_duty`
 */
export const requireAttending = async (tx: Tx, { specialistId }: SpecialistActor): Promise<void> => {
  if ((await attendsUrgentCare(tx, specialistId)) === 'refused') throw new AppError('queue_not_allowed')
  if (!(await isOnDuty(tx, specialistId))) throw new AppError('not_on_duty')
}

/** Whether the specialist may attend, for which groups, and whom they attend now. */
export const getPermission: UseCase<typeof getQueuePermission> = (deps, call) => show(deps, call)

/** The group to attend for: one of the own that allows urgent care, or none. */
export const setGroup: UseCase<typeof setQueueGroup> = async (deps, call) => {
  const { specialistId } = call.actor
  const { company_id: companyId } = call.body
  await inTransaction(deps.db, async (tx) => {
    if (companyId !== null) {
      const group = (await findUrgentCareGroups(tx, specialistId)).find(({ id }) => id === companyId)
      if (!group) throw notFound()
      if (!toGroup(group).allowed) throw new AppError('queue_not_allowed')
    }
    await changeGroup(tx, specialistId, companyId)
    await deps.jobs.add(tx, 'queue-duty', { specialistId: null })
  })
  return show(deps, call)
}
