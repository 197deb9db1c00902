import type { deleteOffer as endpoint } from '@emma/contracts/specialties'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changeOffers } from './change-offers.ts'
import { holdPractice } from './hold-practice.ts'
import { hasComingAppointments, removeOffer } from './specialties.repo.ts'

export const deleteOffer: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  changeOffers(deps, actor.specialistId, async (tx) => {
    await holdPractice(tx, actor.specialistId)
    if (await hasComingAppointments(tx, actor.specialistId, params.uuid))
      throw new AppError('open_appointments')
    if (!(await removeOffer(tx, actor.specialistId, params.uuid))) throw notFound()
  })
