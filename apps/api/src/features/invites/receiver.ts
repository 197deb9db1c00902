import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findConfirmedEmail } from './invitable.repo.ts'
import type { InviteRow, Receiver } from './invites.repo.ts'

/** Hash for finding an address that is stored sealed. */
export const hashOf = ({ vault }: Pick<Deps, 'vault'>, email: string): Buffer =>
  vault.blindIndex(`email:${email.toLowerCase()}`)

/** A specialist as the receiver of an invitation: by id, and by a confirmed address. */
export const receiverOf = async (
  deps: Pick<Deps, 'vault'>,
  db: Db | Tx,
  specialistId: string,
): Promise<Receiver> => {
  const email = await findConfirmedEmail(db, specialistId)
  return { specialistId, emailHash: email === undefined ? null : hashOf(deps, email) }
}

/** Whether an invitation is a specialist's to answer, or was. */
export const isInvited = (row: InviteRow, { specialistId, emailHash }: Receiver): boolean =>
  row.specialist_id === specialistId ||
  (row.specialist_id === null && emailHash !== null && row.email_hash?.equals(emailHash) === true)
