import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { findPendingContacts } from './pending-contacts.repo.ts'

const text = z.string()

/** Sealed with the user's own key: a change may belong to a patient, a specialist or an admin. */
export const pendingCell = (userId: string) => ({
  subjectId: userId,
  column: 'pending_contacts.value_sealed',
  rowId: userId,
})

export const openPending = async ({ vault, db }: Deps, userId: string, sealed: Buffer): Promise<string> =>
  text.parse(await vault.open(db, pendingCell(userId), sealed))

/** The e-mail and the cell phone of a user that wait for their codes. */
export const pendingContactOf = async (
  deps: Deps,
  userId: string,
): Promise<{ readonly email?: string; readonly cellphone?: string }> => {
  const pending: { email?: string; cellphone?: string } = {}
  for (const { kind, value_sealed } of await findPendingContacts(deps.db, userId)) {
    const known = kind === 'email' ? 'email' : 'cellphone'
    pending[known] = await openPending(deps, userId, value_sealed)
  }
  return pending
}
