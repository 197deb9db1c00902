import type { readDocument as endpoint } from '@emma/contracts/prescriptions/documents'
import { documentBasis } from '@emma/domain/prescriptions'
import { inTransaction } from '../../../db/transaction.ts'
import type { Actor } from '../../../http/actor.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../../records/index.ts'
import { fileOf } from './document-file.ts'
import { factsOf } from './documents.present.ts'
import { findDocument } from './documents.repo.ts'

const idOf = (actor: Actor): string => {
  if (actor.role === 'customer') return actor.customerId
  return actor.role === 'specialist' ? actor.specialistId : actor.userId
}

/** The PDF, for its author and the patient it was delivered to. */
export const readDocument: UseCase<typeof endpoint> = async (deps, { actor, client, params }) => {
  const row = await inTransaction(deps.db, async (tx) => {
    const document = await findDocument(tx, params.id)
    if (!document) throw notFound()
    const basis = documentBasis(factsOf(document), { role: actor.role, id: idOf(actor) })
    if (!basis.ok) throw notFound()
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      {
        customerId: document.customer_id,
        action: 'read',
        object: 'document',
        objectId: document.id,
        basis: basis.value,
      },
    ])
    return document
  })
  return fileOf(deps, row)
}
