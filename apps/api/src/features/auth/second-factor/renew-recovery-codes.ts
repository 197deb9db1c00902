import type { renewRecoveryCodes as endpoint } from '@emma/contracts/auth/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { notifyFactorChanged } from '../notify-changed.ts'
import { requireFactorOrProof } from '../proof/require-proof.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import { findFactors } from './second-factor.repo.ts'

/** New recovery codes replacing the old ones, for a person with a second factor. */
export const renewRecoveryCodes: UseCase<typeof endpoint> = async (deps, { actor, proof }) => {
  const { totp_since, passkeys } = await findFactors(deps.db, actor.userId)
  if (totp_since === null && Number(passkeys) === 0) throw new AppError('second_factor_setup_required')
  await requireFactorOrProof(deps, { actor, proof })
  const recovery_codes = await inTransaction(deps.db, async (tx) => {
    await notifyFactorChanged(deps, tx, actor.userId)
    return giveRecoveryCodes(deps, tx, actor.userId)
  })
  return { recovery_codes }
}
