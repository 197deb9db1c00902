import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { findPerson } from '../auth.repo.ts'
import { mayEnter } from './may-enter.ts'
import { type Client, openSession } from './open-session.ts'

/**
 * Opens a session after a registration was proved by its code. An account with a second factor logs in with it, so that
 * access to a mailbox can't bypass it. The refusal is returned, so that the confirmation is still committed.
 */
export const openSessionOf = async (deps: Deps, tx: Tx, userId: string, client: Client) => {
  const person = await findPerson(tx, userId)
  if (!person || !mayEnter(person)) return new AppError('account_blocked')
  if (person.totp_since !== null || person.has_passkey) return new AppError('second_factor_required')
  return openSession(deps, tx, person, client, { secondFactor: false })
}
