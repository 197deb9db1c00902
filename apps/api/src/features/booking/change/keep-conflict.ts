import type { keepConflict as endpoint } from '@emma/contracts/availability'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { changeAvailability } from '../../availability/index.ts'
import { keepAppointment } from './keep.repo.ts'

/** The specialist attends it anyway; it is no conflict while it stays at this time. */
export const keepConflict: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const { conflicts } = await changeAvailability(deps, actor.specialistId, async (tx, _zone, now) => {
    if (!(await keepAppointment(tx, actor.specialistId, params.id, now))) throw notFound()
  })
  return { conflicts }
}
