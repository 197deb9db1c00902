import type { revokeDocument as endpoint } from '@emma/contracts/prescriptions/documents'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../../records/index.ts'
import { findDocument, revoke } from './documents.repo.ts'

/** Takes an own document back; one that does not count any more is not there. */
export const revokeDocument: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const document = await findDocument(tx, params.id)
    if (document?.specialist_id !== actor.specialistId) throw notFound()
    const now = deps.clock.now()
    if (!(await revoke(tx, document.id, now))) throw notFound()
    await logAccess(tx, { actor, client, now }, [
      {
        customerId: document.customer_id,
        action: 'delete',
        object: 'document',
        objectId: document.id,
        basis: 'author',
      },
    ])
  })
