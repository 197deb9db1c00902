import type { listPatientExams as endpoint } from '@emma/contracts/exams'
import { examBasis } from '@emma/domain/exams'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { readerOf } from '../records/index.ts'
import { showExams } from './show-exams.ts'

/** The exams of one patient: the account's holder, or the named dependent. */
export const listPatientExams: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id: dependentId = null, ...page } = query
    const patient = { specialist_id: null, customer_id: customerId, dependent_id: dependentId }
    const basis = examBasis({ customerId }, await readerOf(deps, tx, actor, patient))
    if (!basis.ok) throw notFound()
    return showExams(deps, tx, { actor, client, basis: basis.value }, { customerId, dependentId, ...page })
  })
