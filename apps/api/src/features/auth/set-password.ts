import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findPerson, type PersonRow, storePassword } from './auth.repo.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { checkNewPassword } from './new-password.ts'
import { tellPasswordChanged } from './tell-changed.ts'
import { deleteTicketsOf } from './tickets.repo.ts'

/** @throws AppError `validation_failed` at `password` */
export const checkPasswordOf = (
  { email, first_name, last_name }: PersonRow,
  password: string,
): Promise<void> => checkNewPassword(password, [email, first_name, last_name])

/** Everything that the old password had opened or asked for is over; the owner is told. */
export const storeNewPassword = async (
  deps: Deps,
  tx: Tx,
  person: { readonly userId: string; readonly passwordHash: string; readonly exceptSessionId?: string },
): Promise<() => void> => {
  const { userId, passwordHash, exceptSessionId } = person
  await storePassword(tx, userId, passwordHash, deps.clock.now())
  await deleteTicketsOf(tx, userId, ['second_factor', 'password_reset'])
  await tellPasswordChanged(deps, tx, userId)
  return endSessionsOf(deps, tx, userId, 'password_changed', exceptSessionId)
}

/** @throws AppError `session_ended` when the account is gone */
export const personOf = async (deps: Deps, userId: string): Promise<PersonRow> => {
  const person = await findPerson(deps.db, userId)
  if (!person) throw new AppError('session_ended')
  return person
}
