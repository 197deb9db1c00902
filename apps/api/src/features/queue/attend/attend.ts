import { MINUTE } from '@emma/domain/interval'
import { ATTENDANCE_MINUTES, nextQueueEntry, type QueueEvent } from '@emma/domain/queue'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { lockWaitingEntry, type WaitingSale } from '../money/waiting.repo.ts'
import { attendWaiting, endWaiting } from '../money/waiting-sale.ts'
import {
  type CallingRow,
  findCompanyPercent,
  lockEntry,
  markStarted,
  markWaitingAgain,
} from './calling.repo.ts'

/** Locks the specialist's own called or attended entry; others' do not exist for them. */
const lockOwn = async (tx: Tx, actor: SpecialistActor, entryId: string): Promise<CallingRow> => {
  const row = await lockEntry(tx, entryId)
  if (!row) throw notFound()
  if (row.specialist_id === actor.specialistId) return row
  throw row.specialist_id === null ? new AppError('invalid_transition') : notFound()
}

const take = ({ status, misses }: CallingRow, event: QueueEvent) => {
  const next = nextQueueEntry({ state: status, misses }, event)
  if (!next.ok) throw new AppError(next.code)
  return next.value
}

const lockSaleOf = async (tx: Tx, entryId: string): Promise<WaitingSale> => {
  const sale = await lockWaitingEntry(tx, entryId)
  if (!sale) throw new AppError('invalid_transition')
  return sale
}

const begin = async (deps: Deps, tx: Tx, actor: SpecialistActor, entryId: string) => {
  const row = await lockOwn(tx, actor, entryId)
  take(row, 'start')
  const now = deps.clock.now()
  const percent = await findCompanyPercent(tx, row.company_id)
  const sale = await lockSaleOf(tx, entryId)
  await attendWaiting(
    { deps, tx, sale, now },
    {
      specialistId: actor.specialistId,
      companyId: percent === null ? null : row.company_id,
      platformPercent: Number(row.platform_percent),
      companyPercent: percent ?? 0,
      endsAt: new Date(now.getTime() + ATTENDANCE_MINUTES * MINUTE),
    },
  )
  await markStarted(tx, entryId, now)
  await deps.jobs.add(tx, 'tell-queue', { entryId })
  const { customer_id: customerId, dependent_id: dependentId } = sale
  await deps.jobs.add(tx, 'join-contact', { specialistId: actor.specialistId, customerId, dependentId })
  return row
}

/**
 * Begins the attendance: creates an appointment with the entry's id, turns its money into a sale, and opens its call
 * (decision 20).
 */
export const start = async (deps: Deps, actor: SpecialistActor, entryId: string): Promise<void> => {
  const row = await inTransaction(deps.db, (tx) => begin(deps, tx, actor, entryId))
  deps.realtime.emitToUser(row.customer_user_id, 'queue:changed', { status: 'in_progress', position: null })
}

/**
 * A called patient did not answer: back to the same place, or after the third time out of the queue with a full refund.
 * A patient who missed nothing (`put_back`) just keeps waiting.
 */
export const miss = async (
  deps: Deps,
  tx: Tx,
  row: CallingRow,
  event: 'miss' | 'put_back',
): Promise<void> => {
  const now = deps.clock.now()
  const next = take(row, event)
  if (next.state === 'waiting') {
    await markWaitingAgain(tx, row.id, next.misses, now)
    await deps.jobs.add(tx, 'tell-queue', { entryId: row.id })
  } else await endWaiting({ deps, tx, sale: await lockSaleOf(tx, row.id), now }, 'miss', 'no_answer')
}

/** Whether the specialist's patient was only called: then the absence counts as a missed call. */
export const markAbsent = (deps: Deps, actor: SpecialistActor, entryId: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, actor, entryId)
    if (row.status === 'in_progress') return false
    await miss(deps, tx, row, 'miss')
    return true
  })
