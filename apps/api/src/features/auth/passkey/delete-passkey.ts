import type { deletePasskey as endpoint } from '@emma/contracts/auth/passkeys'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { notifyFactorChanged } from '../notify-changed.ts'
import { requireFactorOrProof } from '../proof/require-proof.ts'
import { deleteRecoveryCodes, findFactors } from '../second-factor/second-factor.repo.ts'
import { countPasskeys, isPasskeyOf, removePasskey } from './passkeys.repo.ts'

/** Deletes a passkey; with the last second factor the recovery codes are deleted too. */
export const deletePasskey: UseCase<typeof endpoint> = async (deps, { actor, params, proof }) => {
  const { userId } = actor
  if (!(await isPasskeyOf(deps.db, userId, params.id))) throw notFound()
  await requireFactorOrProof(deps, { actor, proof })
  await inTransaction(deps.db, async (tx) => {
    if (!(await removePasskey(tx, userId, params.id))) throw notFound()
    const { totp_since } = await findFactors(tx, userId)
    if (totp_since === null && (await countPasskeys(tx, userId)) === 0) await deleteRecoveryCodes(tx, userId)
    await notifyFactorChanged(deps, tx, userId)
  })
}
