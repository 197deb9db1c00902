import type { enrollSecondFactor as endpoint } from '@emma/contracts/auth/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findPerson } from '../auth.repo.ts'
import { requireFactorOrProof } from '../proof/require-proof.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import { offerSecondFactor } from './second-factor.repo.ts'
import { newSecret, otpauthUrl, sealSecret } from './totp.ts'

/**
 * Offers a secret. It takes effect only after one of its codes is confirmed; an active one is never replaced silently.
 */
export const enrollSecondFactor: UseCase<typeof endpoint> = async (deps, { actor, proof }) => {
  const person = await findPerson(deps.db, actor.userId)
  if (!person) throw new AppError('session_ended')
  if (person.totp_since !== null) throw new AppError('second_factor_active')
  await requireFactorOrProof(deps, { actor, proof }, false)
  const secret = newSecret()
  const codes = await inTransaction(deps.db, async (tx) => {
    const sealed = await sealSecret(deps, tx, actor.userId, secret)
    const isOffered = await offerSecondFactor(tx, { userId: actor.userId, sealed, now: deps.clock.now() })
    if (!isOffered) throw new AppError('second_factor_active')
    return giveRecoveryCodes(deps, tx, actor.userId, { offered: true })
  })
  return { secret, otpauth_url: otpauthUrl(secret, person.email), recovery_codes: codes }
}
