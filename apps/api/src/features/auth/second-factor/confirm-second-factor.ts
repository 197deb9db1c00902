import type { confirmSecondFactor as endpoint } from '@emma/contracts/auth/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { refuseTooMany, secondFactorBucket, settleTry } from '../attempts.ts'
import { notifyFactorChanged } from '../notify-changed.ts'
import { forgetSession } from '../session/authenticate.ts'
import { markSecondFactor } from '../session/sessions.repo.ts'
import { plainCode } from './recovery-codes.ts'
import { confirmOffer, lockSecondFactor, takeOfferedCodes } from './second-factor.repo.ts'
import { matchingStep } from './totp.ts'

/** Turns the authenticator app on. Its first code is used up: no code works twice. */
export const confirmSecondFactor: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { userId, sessionId } = actor
  const buckets = [secondFactorBucket(userId)]
  const isRight = await inTransaction(deps.db, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    if (!factor) throw notFound()
    if (factor.confirmed_at !== null) throw new AppError('second_factor_active')
    await refuseTooMany(deps, tx, buckets)
    const step = await matchingStep(deps, tx, userId, factor, plainCode(body.code))
    await settleTry(deps, tx, buckets, step !== null)
    if (step === null) return false
    await confirmOffer(tx, userId, step, deps.clock.now())
    await takeOfferedCodes(tx, userId)
    await markSecondFactor(tx, sessionId, deps.clock.now())
    await notifyFactorChanged(deps, tx, userId)
    return true
  })
  if (!isRight) throw new AppError('code_invalid')
  forgetSession(deps, sessionId)
}
