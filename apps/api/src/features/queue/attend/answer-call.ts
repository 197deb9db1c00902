import type { answerQueueCall as endpoint } from '@emma/contracts/queue'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findEntry, findOpenEntry, markAnswered } from '../enter/entries.repo.ts'
import { showEntry } from '../enter/show-entry.ts'
import { answerBy } from '../queue.present.ts'
import { lockEntry } from './calling.repo.ts'

/** The called patient answers. Also succeeds if the attendance has begun meanwhile: the call is open. */
export const answerCall: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const open = await findOpenEntry(deps.db, actor.customerId)
  if (!open) throw notFound()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockEntry(tx, open.id)
    if (row?.status === 'in_progress' || row?.answered_at) return
    const now = deps.clock.now()
    const isInTime = row?.called_at ? now <= answerBy(row.called_at) : false
    if (row?.status !== 'called' || !isInTime) throw new AppError('invalid_transition')
    await markAnswered(tx, open.id, now)
    await deps.jobs.add(tx, 'tell-queue', { entryId: open.id })
  })
  const row = await findEntry(deps.db, open.id)
  if (!row) throw notFound()
  return showEntry(deps, row)
}
