import { nextWithdrawalState } from '@emma/domain/earnings'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notifyOwner } from './notify-withdrawal.ts'
import { returnMoney } from './return-money.ts'
import { findParts, findWithdrawal, lockWithdrawal, updateWithdrawal } from './withdrawals.repo.ts'

/** Ends a withdrawal once: paid, or failed with the money returned. */
export const endWithdrawal = (deps: Deps, id: string, end: 'paid' | 'failed'): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockWithdrawal(tx, id)
    if (!row) return
    const next = nextWithdrawalState(row.status, end === 'paid' ? 'pay' : 'fail')
    if (!next.ok) return
    await updateWithdrawal(tx, id, { status: next.value, endedAt: deps.clock.now() })
    if (end === 'failed') await returnMoney(deps, tx, row, await findParts(tx, [id]))
    await notifyOwner(deps, tx, row, end === 'paid' ? 'withdrawal_paid' : 'withdrawal_failed')
  })

const FIRST_MS = 5000
const SOON_MS = 30_000
const LATE_MS = 600_000
/** Most are paid within minutes; some wait for the bank's next day. */
const SOON = 20

const delayOf = (asked: number): number => (asked < SOON ? Math.min(SOON_MS, FIRST_MS * 2 ** asked) : LATE_MS)

/** Polls again later, less and less often: the provider sends no event for a withdrawal's end. */
export const pollLater = (deps: Deps, withdrawalId: string, asked: number): Promise<void> => {
  const payload = { withdrawalId, asked: asked + 1 }
  return deps.jobs.add(deps.db, 'poll-withdrawal', payload, {
    inMs: delayOf(asked),
    key: `poll:${withdrawalId}`,
  })
}

/** Polls the outcome of a sent withdrawal. */
export const pollWithdrawal = async (
  deps: Deps,
  { withdrawalId, asked }: { readonly withdrawalId: string; readonly asked: number },
): Promise<void> => {
  const row = await findWithdrawal(deps.db, withdrawalId)
  if (row.status !== 'processing' || row.provider_withdrawal_id === null) return
  const found = await deps.payments.findWithdrawal(row.recipient_id, row.provider_withdrawal_id)
  if (!found) throw new Error(`The provider does not know withdrawal ${withdrawalId}`)
  if (found.status === 'pending') return pollLater(deps, withdrawalId, asked)
  return endWithdrawal(deps, withdrawalId, found.status)
}
