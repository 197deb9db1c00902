import type { leaveQueue as endpoint } from '@emma/contracts/queue'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { endWaiting, lockWaitingEntry } from '../booking/index.ts'
import { findEntry, findOpenEntry } from './entries.repo.ts'
import { showEntry } from './show-entry.ts'

/** Leaves while waiting or unpaid; of leaving and being called at once, one wins. */
export const leaveQueue: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const open = await findOpenEntry(deps.db, actor.customerId)
  if (!open) throw notFound()
  await inTransaction(deps.db, async (tx) => {
    const sale = await lockWaitingEntry(tx, open.id)
    if (!sale) throw new AppError('invalid_transition')
    await endWaiting({ deps, tx, sale, now: deps.clock.now() }, 'leave', 'by_customer')
  })
  const row = await findEntry(deps.db, open.id)
  if (!row) throw notFound()
  return showEntry(deps, row)
}
