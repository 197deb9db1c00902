import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { type ContactKind, deletePendingContact, findPendingContacts } from './pending-contacts.repo.ts'
import { openPending } from './pending-contacts.ts'
import { takeCode } from './take-code.ts'

/**
 * Applies the new e-mail or cell phone that waits for this code. The caller holds the user's row. A refusal is
 * returned, not thrown: the wrong try that it counts has to be committed.
 */
export const takeContactChange = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  { kind, code }: { readonly kind: ContactKind; readonly code: string },
): Promise<string | AppError> => {
  const pending = (await findPendingContacts(tx, userId)).find((row) => row.kind === kind)
  if (!pending) return new AppError('code_invalid')
  const purpose = kind === 'email' ? 'change_email' : 'change_cellphone'
  const refusal = await takeCode(deps, tx, { purpose, userId, code, now: deps.clock.now() })
  if (refusal) return refusal
  const value = await openPending(deps, userId, pending.value_sealed)
  await deletePendingContact(tx, userId, kind)
  return value
}
