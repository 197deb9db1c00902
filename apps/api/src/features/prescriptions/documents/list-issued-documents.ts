import type { listIssuedDocuments as endpoint } from '@emma/contracts/prescriptions/documents'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../../records/index.ts'
import { toDocuments } from './documents.present.ts'
import { findDocuments } from './find-documents.repo.ts'

/** The specialist's documents in force, of a record or of a patient; each one shown is logged for the patient. */
export const listIssuedDocuments: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { page, pageSize, record_id: recordId, customer_id: customerId, dependent_id: dependentId } = query
    const { specialistId } = actor
    const filter = { of: 'author', specialistId, recordId, customerId, dependentId } as const
    const { rows, total } = await findDocuments(tx, filter, pageSize, (page - 1) * pageSize)
    await logAccess(
      tx,
      { actor, client, now: deps.clock.now() },
      rows.map(({ id, customer_id }) => ({
        customerId: customer_id,
        action: 'list',
        object: 'document',
        objectId: id,
        basis: 'author',
      })),
    )
    return { data: await toDocuments(deps, tx, rows), meta: { page, pageSize, total } }
  })
