import type { resetPassword as endpoint } from '@emma/contracts/passwords'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findPerson, type PersonRow } from './auth.repo.ts'
import { mayEnter } from './may-enter.ts'
import { hashPassword } from './password.ts'
import { checkPasswordOf, storeNewPassword } from './set-password.ts'
import { findTicket, takeTicket } from './tickets.repo.ts'
import { hashToken } from './tokens.ts'

const ownerOf = async (deps: Deps, hash: Buffer): Promise<PersonRow> => {
  const ticket = await findTicket(deps.db, 'password_reset', hash, deps.clock.now())
  const person = ticket?.user_id ? await findPerson(deps.db, ticket.user_id) : undefined
  if (!person || !mayEnter(person)) throw new AppError('reset_token_invalid')
  return person
}

/** A password that is refused leaves the link good for another try; whoever is first to set one has used it. */
export const resetPassword: UseCase<typeof endpoint> = async (deps, { body }) => {
  const hash = hashToken(body.token)
  const person = await ownerOf(deps, hash)
  await checkPasswordOf(person, body.password)
  const passwordHash = await hashPassword(body.password)
  const tell = await inTransaction(deps.db, async (tx) => {
    const taken = await takeTicket(tx, 'password_reset', hash, deps.clock.now())
    if (!taken) throw new AppError('reset_token_invalid')
    return storeNewPassword(deps, tx, { userId: person.id, passwordHash })
  })
  tell()
}
