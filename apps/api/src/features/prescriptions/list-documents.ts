import type { listDocuments as endpoint } from '@emma/contracts/prescriptions'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { logAccess } from '../records/index.ts'
import { openItems, toDocument } from './documents.present.ts'
import { findDocumentsOfCustomer } from './documents.repo.ts'

/** What the patient received, newest first. */
export const listDocuments: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { page, pageSize } = query
    const { customerId } = actor
    const { rows, total } = await findDocumentsOfCustomer(tx, customerId, pageSize, (page - 1) * pageSize)
    await logAccess(
      tx,
      { actor, client, now: deps.clock.now() },
      rows.map(({ id }) => ({ customerId, action: 'list', object: 'document', objectId: id, basis: 'own' })),
    )
    const data = await Promise.all(
      rows.map(async (row) => toDocument(deps.config, row, await openItems(deps.vault, tx, row))),
    )
    return { data, meta: { page, pageSize, total } }
  })
