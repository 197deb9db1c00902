import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { findPerson, type PersonRow, storePassword } from '../auth.repo.ts'
import { notifyPasswordChanged } from '../notify-changed.ts'
import { endSessionsOf } from '../session/end-sessions-of.ts'
import { deleteTicketsOf } from '../tickets.repo.ts'
import { checkNewPassword } from './new-password.ts'

/** @throws AppError `validation_failed` at `password` */
export const checkPasswordOf = (
  deps: Deps,
  { email, first_name, last_name }: PersonRow,
  password: string,
): Promise<void> => checkNewPassword(deps, password, [email, first_name, last_name])

/** Ends all sessions and requests made with the old password, and notifies the owner. */
export const storeNewPassword = async (
  deps: Deps,
  tx: Tx,
  person: { readonly userId: string; readonly passwordHash: string; readonly exceptSessionId?: string },
): Promise<() => void> => {
  const { userId, passwordHash, exceptSessionId } = person
  await storePassword(tx, userId, passwordHash, deps.clock.now())
  await deleteTicketsOf(tx, userId, ['second_factor', 'password_reset'])
  await notifyPasswordChanged(deps, tx, userId)
  return endSessionsOf(deps, tx, userId, 'password_changed', exceptSessionId)
}

/** @throws AppError `session_ended` if the account no longer exists */
export const personOf = async (deps: Deps, userId: string): Promise<PersonRow> => {
  const person = await findPerson(deps.db, userId)
  if (!person) throw new AppError('session_ended')
  return person
}
