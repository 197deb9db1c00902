import { nextWithdrawalState } from '@emma/domain/earnings'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { auditMoney } from '../audit-money.ts'
import { notifyOwner } from './notify-withdrawal.ts'
import { returnMoney } from './return-money.ts'
import { findParts, findUnsentSince, lockWithdrawal, updateWithdrawal } from './withdrawals.repo.ts'

/**
 * Rejects withdrawals that a person requested since then and that were not sent to the provider; the money is available
 * again.
 */
export const stopWithdrawals = async (
  deps: Deps,
  tx: Tx,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<void> => {
  for (const id of await findUnsentSince(tx, userId, since)) {
    const row = await lockWithdrawal(tx, id)
    if (!row) continue
    const next = nextWithdrawalState(row.status, 'reject')
    if (!next.ok) continue
    const at = deps.clock.now()
    await updateWithdrawal(tx, id, { status: next.value, decided: { by: userId, at }, endedAt: at })
    await returnMoney(deps, tx, row, await findParts(tx, [id]))
    await auditMoney(deps, tx, { userId, objectId: id, action: 'withdrawal_rejected' })
    await notifyOwner(deps, tx, row, 'withdrawal_rejected')
  }
}
