import type { login as endpoint } from '@emma/contracts/auth'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { loginBuckets, refuseTooMany, settleTry } from './attempts.ts'
import { findPersonByEmail } from './auth.repo.ts'
import { isKnown, mayEnter } from './may-enter.ts'
import { openSession } from './open-session.ts'
import { passwordMatches } from './password.ts'
import { giveTicket } from './tickets.ts'

/**
 * A wrong e-mail and a wrong password answer the same in the same time, and so does the right password of an account
 * that was never confirmed: nobody learns here who is registered.
 */
export const login: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const buckets = loginBuckets(body.email, client.address)
  await refuseTooMany(deps, deps.db, buckets)
  const found = await findPersonByEmail(deps.db, body.email)
  const matches = await passwordMatches(found?.password_hash, body.password)
  const person = matches && found && isKnown(found) ? found : undefined
  await inTransaction(deps.db, (tx) => settleTry(deps, tx, buckets, person !== undefined))
  if (!person) throw new AppError('invalid_credentials')
  if (!mayEnter(person)) throw new AppError('account_blocked')
  if (person.totp_since === null) return openSession(deps, deps.db, person, client, { secondFactor: false })
  return { mfaRequired: true, mfaToken: await giveTicket(deps, deps.db, 'second_factor', person.id) }
}
