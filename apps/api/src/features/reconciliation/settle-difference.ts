import type { settleDifference as endpoint } from '@emma/contracts/reconciliation'
import { corrected } from '@emma/domain/earnings'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { requireRecentSecondFactor } from '../auth/index.ts'
import { auditMoney } from '../earnings/index.ts'
import { postEntry, rewriteBalance } from '../wallet/index.ts'
import { toDifference } from './reconciliation.present.ts'
import { type DifferenceRow, findDifference, lockDifference, markSettled } from './reconciliation.repo.ts'

/**
 * Makes both sides equal: a charge's surplus at the provider goes to the platform, a shortfall is borne by it; a
 * withdrawal of which more left than we know is booked to the platform. A cached balance follows its postings. Returns
 * the centavos booked to the platform.
 */
const correct = async (deps: Deps, tx: Tx, row: DifferenceRow, now: Date): Promise<number> => {
  if (row.kind === 'ledger') {
    await rewriteBalance(tx, row.subject)
    return 0
  }
  const isWithdrawal = row.kind === 'withdrawal' || row.kind === 'withdrawal_unknown'
  const amount = (row.found - row.expected) * (isWithdrawal ? -1 : 1)
  await postEntry(tx, corrected(amount), { id: deps.newId(), reference: row.id, at: now })
  return amount
}

/** Settles a difference with a reason; once none is open, withdrawals continue. */
export const settleDifference: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  const { userId } = actor
  await requireRecentSecondFactor(deps, actor)
  await inTransaction(deps.db, async (tx) => {
    const row = await lockDifference(tx, id)
    if (!row) throw notFound()
    if (row.settled_at !== null) throw new AppError('invalid_transition')
    const now = deps.clock.now()
    const booked = body.correct ? await correct(deps, tx, row, now) : 0
    await markSettled(tx, id, { userId, reason: body.reason, corrected: booked, now })
    await auditMoney(deps, tx, { userId, action: 'difference_settled', objectId: id, reason: body.reason })
    const what = { actor, client, action: 'settled', entity: 'difference', entityId: id } as const
    await keepAct(deps, tx, {
      ...what,
      after: { correct: body.correct, amount: booked },
      reason: body.reason,
    })
    await deps.jobs.add(tx, 'sweep-withdrawals', {}, { key: 'sweep-withdrawals-now' })
  })
  const settled = await findDifference(deps.db, id)
  if (!settled) throw notFound()
  return toDifference(settled)
}
