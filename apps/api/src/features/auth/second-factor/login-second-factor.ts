import type { loginSecondFactor as endpoint } from '@emma/contracts/auth'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { addressBucket, refuseTooMany, secondFactorBucket, settleTry } from '../attempts.ts'
import { findPerson } from '../auth.repo.ts'
import { mayEnter } from '../session/may-enter.ts'
import { openSession } from '../session/open-session.ts'
import { hashToken } from '../session/tokens.ts'
import { deleteTicket, lockTicket } from '../tickets.repo.ts'
import { takeFactorCode } from './take-factor-code.ts'

/** The owner of a half-done login. */
const ownerOf = async (deps: Deps, tx: Tx, hash: Buffer): Promise<string> => {
  const ticket = await lockTicket(tx, 'second_factor', hash)
  if (!ticket?.user_id) throw new AppError('token_invalid')
  if (ticket.expires_at <= deps.clock.now()) throw new AppError('token_expired')
  return ticket.user_id
}

/** The second step of a login. Wrong codes are counted per account, so that a new login gives no new tries. */
export const loginSecondFactor: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const hash = hashToken(body.mfaToken)
  const session = await inTransaction(deps.db, async (tx) => {
    const userId = await ownerOf(deps, tx, hash)
    const buckets = [secondFactorBucket(userId), addressBucket(client.address)]
    await refuseTooMany(deps, tx, buckets)
    const isRight = await takeFactorCode(deps, tx, userId, body.code)
    await settleTry(deps, tx, buckets, isRight)
    if (!isRight) return undefined
    await deleteTicket(tx, hash)
    const person = await findPerson(tx, userId)
    if (!person || !mayEnter(person)) throw new AppError('account_blocked')
    return openSession(deps, tx, person, client, { secondFactor: true })
  })
  if (!session) throw new AppError('invalid_credentials')
  return session
}
