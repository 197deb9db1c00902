import type { listDocuments as endpoint } from '@emma/contracts/prescriptions/documents'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../../records/index.ts'
import { toDocuments } from './documents.present.ts'
import { findDocuments } from './find-documents.repo.ts'

/** The patient's documents, newest first. */
export const listDocuments: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { page, pageSize, kind: kinds, dependent_id: whose, schedule_id: appointmentId } = query
    const { customerId } = actor
    const dependentId = whose === 'self' ? null : whose
    const filter = { of: 'customer', customerId, dependentId, kinds, appointmentId } as const
    const { rows, total } = await findDocuments(tx, filter, pageSize, (page - 1) * pageSize)
    await logAccess(
      tx,
      { actor, client, now: deps.clock.now() },
      rows.map(({ id }) => ({ customerId, action: 'list', object: 'document', objectId: id, basis: 'own' })),
    )
    return { data: await toDocuments(deps, tx, rows), meta: { page, pageSize, total } }
  })
