import type { leaveQueue as endpoint } from '@emma/contracts/queue'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { lockWaitingEntry } from '../money/waiting.repo.ts'
import { endWaiting } from '../money/waiting-sale.ts'
import { findEntry, findOpenEntry } from './entries.repo.ts'
import { showEntry } from './show-entry.ts'

/**
 * Leaves while waiting or unpaid, or after answering a call whose specialist does not begin. If leaving and being
 * called coincide, one wins. An unanswered call must be answered, or time out.
 */
export const leaveQueue: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const open = await findOpenEntry(deps.db, actor.customerId)
  if (!open) throw notFound()
  await inTransaction(deps.db, async (tx) => {
    const sale = await lockWaitingEntry(tx, open.id)
    const isRinging = sale?.entry_status === 'called' && sale.answered_at === null
    if (!sale || isRinging) throw new AppError('invalid_transition')
    await endWaiting({ deps, tx, sale, now: deps.clock.now() }, 'leave', 'by_customer')
  })
  const row = await findEntry(deps.db, open.id)
  if (!row) throw notFound()
  return showEntry(deps, row)
}
