import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { type Act, keepAct } from '../../audit/index.ts'
import { lockWaitingEntry } from '../money/waiting.repo.ts'
import { endWaiting } from '../money/waiting-sale.ts'

type Asked = Pick<Act, 'actor' | 'client'> & { readonly entryId: string; readonly reason: string }

/** Like the patient's own leaving: waits until a ringing call is answered or passes. */
const lock = async (tx: Tx, entryId: string) => {
  const sale = await lockWaitingEntry(tx, entryId)
  const isRinging = sale?.entry_status === 'called' && sale.answered_at === null
  if (!sale || isRinging) throw new AppError('invalid_transition')
  return sale
}

/**
 * Ends a place in the queue for the platform: everything is refunded the way it was paid, and the patient is notified.
 * @throws AppError `invalid_transition` once it is over or attended, and while a call rings
 */
export const cancelPlace = async (deps: Deps, { entryId, reason, ...by }: Asked): Promise<void> => {
  await inTransaction(deps.db, async (tx) => {
    const sale = await lock(tx, entryId)
    const amount = sale.status === 'paid' ? sale.wallet_amount + sale.provider_amount : 0
    const what = { ...by, action: 'canceled', entity: 'queue_entry', entityId: entryId } as const
    const change = { before: { status: sale.entry_status }, after: { status: 'left', amount } }
    await keepAct(deps, tx, { ...what, ...change, reason })
    await endWaiting({ deps, tx, sale, now: deps.clock.now() }, 'leave', 'by_platform')
  })
}
