import type { deleteDependent as endpoint } from '@emma/contracts/dependents'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { hasOpenAppointments, lockDependent, markRemoved } from './dependents.repo.ts'

/** Removes a dependent from the account. Records, documents and exams stay where they are. */
export const deleteDependent: UseCase<typeof endpoint> = (deps, { actor: { customerId }, params: { id } }) =>
  inTransaction(deps.db, async (tx) => {
    if (!(await lockDependent(tx, customerId, id))) throw notFound()
    if (await hasOpenAppointments(tx, id)) throw new AppError('open_appointments')
    await markRemoved(tx, id, deps.clock.now())
  })
