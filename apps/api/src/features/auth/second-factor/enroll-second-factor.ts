import type { enrollSecondFactor as endpoint } from '@emma/contracts/auth/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findPerson } from '../auth.repo.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import { requireRecentSecondFactor } from './require-recent-second-factor.ts'
import { findFactors, offerSecondFactor } from './second-factor.repo.ts'
import { newSecret, otpauthUrl, sealSecret } from './totp.ts'

/** Adding another second factor requires an existing one. The first one may be added freely. */
export const requireFactorIfAny = async (deps: Deps, actor: Actor): Promise<void> => {
  const { totp_since, passkeys } = await findFactors(deps.db, actor.userId)
  if (totp_since !== null || Number(passkeys) > 0) await requireRecentSecondFactor(deps, actor)
}

/** Offers a secret. It counts only once a code of it was confirmed; one that counts is never replaced silently. */
export const enrollSecondFactor: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const person = await findPerson(deps.db, actor.userId)
  if (!person) throw new AppError('session_ended')
  if (person.totp_since !== null) throw new AppError('second_factor_active')
  await requireFactorIfAny(deps, actor)
  const secret = newSecret()
  const codes = await inTransaction(deps.db, async (tx) => {
    const sealed = await sealSecret(deps, tx, actor.userId, secret)
    const isOffered = await offerSecondFactor(tx, { userId: actor.userId, sealed, now: deps.clock.now() })
    if (!isOffered) throw new AppError('second_factor_active')
    return giveRecoveryCodes(deps, tx, actor.userId, { offered: true })
  })
  return { secret, otpauth_url: otpauthUrl(secret, person.email), recovery_codes: codes }
}
