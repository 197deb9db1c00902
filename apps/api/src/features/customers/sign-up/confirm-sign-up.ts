import type { confirmSignUp as endpoint } from '@emma/contracts/customers/sign-up'
import { signUpLimits } from '@emma/domain/customers'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { hashToken, newRefreshToken } from '../../auth/index.ts'
import { takeCode } from '../../codes/index.ts'
import { findSignUp, giveTicket } from './sign-ups.repo.ts'

/** Gives a ticket for a right code. An unknown id counts as a wrong code. */
export const confirmSignUp: UseCase<typeof endpoint> = async (deps, { body }) => {
  const row = await findSignUp(deps.db, body.signUpId)
  if (!row) throw new AppError('code_invalid')
  const now = deps.clock.now()
  const ticket = newRefreshToken()
  const expiresAt = new Date(now.getTime() + signUpLimits.ticketMs)
  const refusal = await inTransaction(deps.db, async (tx) => {
    const tried = { purpose: 'sign_up', userId: row.user_id, code: body.code, now } as const
    const wrong = await takeCode(deps, tx, tried)
    if (!wrong) await giveTicket(tx, row.id, hashToken(ticket), expiresAt)
    return wrong
  })
  // Thrown once its count is committed.
  if (refusal) throw refusal
  return { ticket, expires_at: expiresAt.toISOString() }
}
