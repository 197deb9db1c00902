import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../http/actor.ts'
import { invalidField } from '../../../http/app-error.ts'
import { passwordBucket, refuseTooMany, settleTry } from '../attempts.ts'
import type { PersonRow } from '../auth.repo.ts'
import { personOf } from './set-password.ts'

/**
 * The person of a session, after checking their typed password. Wrong ones are counted: an open session must not be a
 * place to guess it.
 * @param path the field that it came in
 * @throws AppError `validation_failed`, `too_many_requests`
 */
export const checkOwnPassword = async (
  deps: Deps,
  { userId }: Caller,
  typed: string,
  path: 'currentPassword' | 'password',
): Promise<PersonRow> => {
  const buckets = [passwordBucket(userId)]
  await refuseTooMany(deps, deps.db, buckets)
  const person = await personOf(deps, userId)
  const matches = await deps.passwords.matches(person.password_hash, typed)
  await inTransaction(deps.db, (tx) => settleTry(deps, tx, buckets, matches))
  if (!matches)
    throw invalidField(path, person.password_hash === '' ? 'password_not_set' : 'password_not_own')
  return person
}
