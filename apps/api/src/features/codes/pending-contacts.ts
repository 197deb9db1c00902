import * as z from 'zod'
import { bytesOf } from '../../db/json-bytes.ts'
import type { Deps } from '../../deps.ts'
import { findWaiting, type WaitingContact } from './pending-contacts.repo.ts'

const text = z.string()

/** Sealed with the user's own key: a change may belong to a patient, a specialist or an admin. */
export const pendingCell = (userId: string) => ({
  subjectId: userId,
  column: 'pending_contacts.value_sealed',
  rowId: userId,
})

export const openPending = async ({ vault, db }: Deps, userId: string, sealed: Buffer): Promise<string> =>
  text.parse(await vault.open(db, pendingCell(userId), sealed))

/** The e-mail and the cell phone that wait for their codes. */
interface Pending {
  readonly email?: string
  readonly cellphone?: string
}

/** Opens the result of `pendingSql` for a user. */
export const openWaiting = async (
  deps: Deps,
  userId: string,
  waiting: readonly WaitingContact[],
): Promise<Pending> => {
  const pending: { email?: string; cellphone?: string } = {}
  for (const { kind, value_sealed } of waiting) {
    const known = kind === 'email' ? 'email' : 'cellphone'
    pending[known] = await openPending(deps, userId, bytesOf(value_sealed))
  }
  return pending
}

export const pendingContactOf = async (deps: Deps, userId: string): Promise<Pending> =>
  openWaiting(deps, userId, await findWaiting(deps.db, userId))
