import type { verifySecondFactor as endpoint } from '@emma/contracts/auth/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { refuseTooMany, secondFactorBucket, settleTry } from '../attempts.ts'
import { forgetSession } from '../session/authenticate.ts'
import { markSecondFactor } from '../session/sessions.repo.ts'
import { findFactors } from './second-factor.repo.ts'
import { takeFactorCode } from './take-factor-code.ts'

/** Shows the second factor again; tries count together with those of login. */
export const verifySecondFactor: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { userId, sessionId } = actor
  const { totp_since, passkeys } = await findFactors(deps.db, userId)
  if (totp_since === null && Number(passkeys) === 0) throw new AppError('second_factor_setup_required')
  const buckets = [secondFactorBucket(userId)]
  const isRight = await inTransaction(deps.db, async (tx) => {
    await refuseTooMany(deps, tx, buckets)
    const taken = await takeFactorCode(deps, tx, userId, body.code)
    await settleTry(deps, tx, buckets, taken)
    if (taken) await markSecondFactor(tx, sessionId, deps.clock.now())
    return taken
  })
  if (!isRight) throw new AppError('code_invalid')
  forgetSession(deps, sessionId)
}
