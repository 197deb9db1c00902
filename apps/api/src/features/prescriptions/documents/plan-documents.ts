import type { planDocuments as endpoint } from '@emma/contracts/prescriptions/documents'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../../records/index.ts'
import { signatureFor } from './create-document.ts'
import { documentsOf } from './document-drafts.ts'
import { loadSource } from './document-source.ts'
import { missingFields } from './missing-fields.ts'
import { loadUnexplained } from './reasons/unexplained.ts'

/** The documents that issuing the own record's prescriptions would create, and what is still missing. */
export const planDocuments: UseCase<typeof endpoint> = async (deps, { actor, client, query }) => {
  const now = deps.clock.now()
  const { source, unexplained } = await inTransaction(deps.db, async (tx) => {
    const loaded = await loadSource(deps, tx, actor, query.record_id)
    const { customer_id: customerId, record_id: objectId } = loaded.row
    const checked = await loadUnexplained(deps, tx, loaded)
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'read', object: 'record', objectId, basis: 'author' },
      ...checked.accesses,
    ])
    return { source: loaded, unexplained: checked.unexplained }
  })
  const documents = documentsOf(source, query, now)
  return {
    parts: documents.flatMap((document) =>
      document.legalClass === null
        ? []
        : [
            {
              legal_class: document.legalClass,
              controlled_list: document.controlledList,
              delivery: document.delivery,
              valid_until: document.validUntil,
              medicines: document.items.map(({ title }) => title),
            },
          ],
    ),
    missing: missingFields(source, documents),
    signature: (await signatureFor(deps, source, now))?.level ?? 'none',
    specialty: source.row.specialty,
    has_cid: source.cid !== '',
    warned: unexplained.map(({ title, against }) => ({ title, against: against.map(({ text }) => text) })),
  }
}
