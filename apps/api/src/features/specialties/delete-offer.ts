import type { deleteOffer as endpoint } from '@emma/contracts/specialties'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { removeOffer } from './specialties.repo.ts'

export const deleteOffer: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    if (!(await removeOffer(tx, actor.specialistId, params.uuid))) throw notFound()
  })
