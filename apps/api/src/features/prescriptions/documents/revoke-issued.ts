import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { notify } from '../../notifications/index.ts'
import { logAccess } from '../../records/index.ts'
import { revoke } from './documents.repo.ts'

/** Revokes an issued document and notifies its patient; false if it is not in force. */
export const revokeIssued = async (
  deps: Deps,
  tx: Tx,
  { actor, client }: { readonly actor: Actor; readonly client: { readonly address: string } },
  documentId: string,
): Promise<boolean> => {
  const now = deps.clock.now()
  const revoked = await revoke(tx, documentId, now)
  if (!revoked) return false
  const { customer_id: customerId, specialist_id: specialistId, user_id: userId } = revoked
  await logAccess(tx, { actor, client, now }, [
    { customerId, action: 'delete', object: 'document', objectId: documentId, basis: 'author' },
  ])
  await notify(deps, tx, {
    userId,
    kind: 'document_revoked',
    dedupeKey: `document_revoked:${documentId}`,
    data: { documentId, specialistId },
  })
  return true
}
