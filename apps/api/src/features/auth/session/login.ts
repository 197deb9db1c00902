import type { login as endpoint } from '@emma/contracts/auth'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { loginBuckets, refuseTooMany, settleTry } from '../attempts.ts'
import { findPersonByEmail, lockPassword, type PersonRow } from '../auth.repo.ts'
import { giveTicket } from '../tickets.ts'
import { knownDeviceOf } from './known-devices.ts'
import { isKnown, mayEnter } from './may-enter.ts'
import { type Client, openSession } from './open-session.ts'

type Admitted = Awaited<ReturnType<UseCase<typeof endpoint>>>

/** Opens a session, or asks for the second factor. The password must still be the one that was checked. */
const enter = async (deps: Deps, tx: Tx, person: PersonRow, client: Client): Promise<Admitted> => {
  const { id, password_hash: passwordHash, totp_since } = person
  if (!mayEnter(person)) throw new AppError('account_blocked')
  if (totp_since === null) return openSession(deps, tx, person, client, { passwordHash })
  if ((await lockPassword(tx, id)) !== passwordHash) throw new AppError('invalid_credentials')
  return { mfaRequired: true, mfaToken: await giveTicket(deps, tx, 'second_factor', id) }
}

/**
 * A wrong e-mail, a wrong password and the right password of an unconfirmed account get the same answer in the same
 * time, so that a login does not reveal who is registered.
 */
export const login: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const { email } = body
  const device = await knownDeviceOf(deps.db, email, client)
  const buckets = loginBuckets({ email, address: client.address, device })
  await refuseTooMany(deps, deps.db, buckets)
  const found = await findPersonByEmail(deps.db, email)
  const matches = await deps.passwords.matches(found?.password_hash, body.password)
  const person = matches && found && isKnown(found) ? found : undefined
  const admitted = await inTransaction(deps.db, async (tx) => {
    await settleTry(deps, tx, buckets, person !== undefined)
    return person && enter(deps, tx, person, client)
  })
  if (!admitted) throw new AppError('invalid_credentials')
  return admitted
}
