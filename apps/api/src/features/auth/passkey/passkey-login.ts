import type {
  passkeyLogin as endpoint,
  passkeyLoginOptions as optionsEndpoint,
} from '@emma/contracts/auth/passkeys'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { addressBucket, refuseTooMany, settleTry } from '../attempts.ts'
import { findPerson } from '../auth.repo.ts'
import { isKnown, mayEnter } from '../session/may-enter.ts'
import { openSession } from '../session/open-session.ts'
import { assertionOptions, proveAssertion } from './assertion.ts'

export const passkeyLoginOptions: UseCase<typeof optionsEndpoint> = (deps) =>
  assertionOptions(deps, 'passkey_login', null, [])

/** A passkey is something one has, unlocked by something one is or knows: the login also counts as a second factor. */
export const passkeyLogin: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const buckets = [addressBucket(client.address)]
  await refuseTooMany(deps, deps.db, buckets)
  const userId = await proveAssertion(deps, 'passkey_login', null, body.response)
  const found = userId === null ? undefined : await findPerson(deps.db, userId)
  const person = found && isKnown(found) ? found : undefined
  await inTransaction(deps.db, (tx) => settleTry(deps, tx, buckets, person !== undefined))
  if (!person) throw new AppError('invalid_credentials')
  if (!mayEnter(person)) throw new AppError('account_blocked')
  return openSession(deps, deps.db, person, client, { secondFactor: true })
}
