import type { deleteOffer as endpoint } from '@emma/contracts/specialties'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { holdPractice } from './hold-practice.ts'
import { hasComingVisits, removeOffer } from './specialties.repo.ts'

export const deleteOffer: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    await holdPractice(tx, actor.specialistId)
    if (await hasComingVisits(tx, actor.specialistId, params.uuid)) throw new AppError('open_appointments')
    if (!(await removeOffer(tx, actor.specialistId, params.uuid))) throw notFound()
  })
