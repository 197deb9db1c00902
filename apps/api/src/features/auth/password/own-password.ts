import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { passwordBucket, refuseTooMany, settleTry } from '../attempts.ts'
import type { PersonRow } from '../auth.repo.ts'
import { personOf } from './set-password.ts'

const noneYet = 'Sua conta ainda não tem senha. Escolha uma no perfil, em Segurança.'

/**
 * The person of a session who typed their password. Wrong ones are counted: a session left open is no place to guess it.
 * @param path the field that it came in
 * @throws AppError `validation_failed`, `too_many_requests`
 */
export const checkOwnPassword = async (
  deps: Deps,
  { userId }: Actor,
  typed: string,
  path: 'currentPassword' | 'password',
): Promise<PersonRow> => {
  const buckets = [passwordBucket(userId)]
  await refuseTooMany(deps, deps.db, buckets)
  const person = await personOf(deps, userId)
  const matches = await deps.passwords.matches(person.password_hash, typed)
  await inTransaction(deps.db, (tx) => settleTry(deps, tx, buckets, matches))
  const errors = [{ path, message: person.password_hash === '' ? noneYet : 'Esta não é a sua senha atual.' }]
  if (!matches) throw new AppError('validation_failed', { errors })
  return person
}
