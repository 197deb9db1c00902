import type { removeSecondFactor as endpoint } from '@emma/contracts/auth/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { notifyFactorChanged } from '../notify-changed.ts'
import { requireFactorOrProof } from '../proof/require-proof.ts'
import { isMandatory } from './get-second-factor.ts'
import { deleteRecoveryCodes, deleteSecondFactor, findFactors } from './second-factor.repo.ts'

/** Turns the authenticator app off; recovery codes stay if a passkey still needs them. */
export const removeSecondFactor: UseCase<typeof endpoint> = async (deps, { actor, proof }) => {
  const { totp_since, passkeys } = await findFactors(deps.db, actor.userId)
  if (totp_since === null) throw notFound()
  if (isMandatory(deps, actor)) throw new AppError('second_factor_mandatory')
  await requireFactorOrProof(deps, { actor, proof })
  await inTransaction(deps.db, async (tx) => {
    if (!(await deleteSecondFactor(tx, actor.userId))) throw notFound()
    if (Number(passkeys) === 0) await deleteRecoveryCodes(tx, actor.userId)
    await notifyFactorChanged(deps, tx, actor.userId)
  })
}
