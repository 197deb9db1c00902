import type { revokeDocument as endpoint } from '@emma/contracts/prescriptions/documents'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findDocument } from './documents.repo.ts'
import { revokeIssued } from './revoke-issued.ts'

/** Revokes an own document; one that is not in force is not found. */
export const revokeDocument: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const document = await findDocument(tx, params.id)
    if (document?.specialist_id !== actor.specialistId) throw notFound()
    if (!(await revokeIssued(deps, tx, { actor, client }, document.id))) throw notFound()
  })
