import type { resetPassword as endpoint } from '@emma/contracts/auth/passwords'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { liftLockout } from '../attempts.ts'
import { findPerson, type PersonRow } from '../auth.repo.ts'
import { deleteDevicesOf } from '../session/known-devices.repo.ts'
import { rememberDevice } from '../session/known-devices.ts'
import { mayEnter } from '../session/may-enter.ts'
import { hashToken } from '../session/tokens.ts'
import { findTicket, takeTicket } from '../tickets.repo.ts'
import { checkPasswordOf, storeNewPassword } from './set-password.ts'

const ownerOf = async (deps: Deps, hash: Buffer): Promise<PersonRow> => {
  const ticket = await findTicket(deps.db, 'password_reset', hash, deps.clock.now())
  const person = ticket?.user_id ? await findPerson(deps.db, ticket.user_id) : undefined
  if (!person || !mayEnter(person)) throw new AppError('reset_token_invalid')
  return person
}

/**
 * A refused password leaves the link valid for another try. The first accepted one uses up the link and lifts lock-outs
 * by wrong passwords; of the known devices only this one stays known.
 */
export const resetPassword: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const hash = hashToken(body.token)
  const person = await ownerOf(deps, hash)
  await checkPasswordOf(deps, person, body.password)
  const passwordHash = await deps.passwords.hash(body.password)
  const publish = await inTransaction(deps.db, async (tx) => {
    const taken = await takeTicket(tx, 'password_reset', hash, deps.clock.now())
    if (!taken) throw new AppError('reset_token_invalid')
    await liftLockout(tx, person.email)
    await deleteDevicesOf(tx, person.id)
    await rememberDevice(deps, tx, person.id, client)
    return storeNewPassword(deps, tx, { userId: person.id, passwordHash })
  })
  publish()
}
