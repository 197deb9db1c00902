import type { listExams as endpoint } from '@emma/contracts/exams'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { showExams } from './show-exams.ts'

/** The account's exams. */
export const listExams: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, (tx) => {
    const { dependent_id: whose, ...page } = query
    const { customerId } = actor
    const dependentId = whose === 'self' ? null : whose
    return showExams(deps, tx, { actor, client, basis: 'own' }, { customerId, dependentId, ...page })
  })
