import { ANSWER_SECONDS, DUTY_GRACE_MINUTES, MEET_MINUTES } from '@emma/domain/queue'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { miss } from './attend/attend.ts'
import {
  type CallingRow,
  findCalledBy,
  findOver,
  findStaleCalls,
  isOnDuty,
  lockEntry,
} from './attend/calling.repo.ts'
import { lockWaitingEntry } from './money/waiting.repo.ts'
import { endWaiting } from './money/waiting-sale.ts'
import { findDutyUsers, findPlaces, noteDuty } from './queue-status.repo.ts'

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000)

interface Moved {
  /** The entry that changed, if any. */
  readonly entryId: string | null
  /** The specialist who went on or off duty, if one did. */
  readonly specialistId?: string | null
}

/** Notifies specialists on duty that the queue moved, and everybody in it of their position. */
export const emitQueue = async (deps: Deps, { entryId, specialistId = null }: Moved): Promise<void> => {
  const [users, places] = await Promise.all([
    findDutyUsers(deps.db, specialistId),
    findPlaces(deps.db, entryId),
  ])
  for (const userId of users) {
    deps.realtime.emitToUser(userId, 'queue:changed', { status: null, position: null })
  }
  for (const { user_id, status, position } of places) {
    deps.realtime.emitToUser(user_id, 'queue:changed', { status, position })
  }
}

/** The event that ends an abandoned call; undefined while there is still time. */
const staleEvent = (row: CallingRow, now: Date): 'miss' | 'put_back' | undefined => {
  if (row.status !== 'called' || row.called_at === null) return undefined
  if (row.answered_at !== null) {
    return row.answered_at <= before(now, MEET_MINUTES * 60) ? 'put_back' : undefined
  }
  return row.called_at <= before(now, ANSWER_SECONDS) ? 'miss' : undefined
}

const settleCall = (deps: Deps, entryId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockEntry(tx, entryId)
    const event = row && staleEvent(row, deps.clock.now())
    if (row && event) await miss(deps, tx, row, event)
  })

/** Job: a minute after a call. One answered meanwhile, or called again, is left alone. */
export const settleUnanswered = (deps: Deps, { entryId }: { readonly entryId: string }): Promise<void> =>
  settleCall(deps, entryId)

const putBack = (deps: Deps, entryId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockEntry(tx, entryId)
    if (row?.status === 'called') await miss(deps, tx, row, 'put_back')
  })

/**
 * Job: a specialist went on or off duty. A patient they had called keeps waiting; everybody is notified, the
 * specialist's other screens too.
 */
export const changeDuty = async (
  deps: Deps,
  { specialistId }: { readonly specialistId: string | null },
): Promise<void> => {
  if (specialistId !== null && !(await isOnDuty(deps.db, specialistId))) {
    for (const entryId of await findCalledBy(deps.db, specialistId)) await putBack(deps, entryId)
  }
  await inTransaction(deps.db, (tx) => noteDuty(tx, deps.clock.now()))
  await emitQueue(deps, { entryId: null, specialistId })
}

const AT_ONCE = 200

/** Ends one result of `findOver`, checked again under the lock. */
const endOne = async (deps: Deps, tx: Tx, entryId: string, why: 'unpaid' | 'not_called' | 'end_of_duty') => {
  const sale = await lockWaitingEntry(tx, entryId)
  const expected = why === 'unpaid' ? 'awaiting_payment' : 'waiting'
  if (sale?.entry_status !== expected) return
  await endWaiting({ deps, tx, sale, now: deps.clock.now() }, 'expire', why)
}

/**
 * Job, each minute: ends entries that are unpaid, not called in time, or wait for nobody; settles calls whose job was
 * lost; and notifies when a kind gains or loses its specialists without a job, e.g. when a specialty loses its kind.
 */
export const sweepQueue = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  const isNews = await inTransaction(deps.db, (tx) => noteDuty(tx, now))
  if (isNews) await emitQueue(deps, { entryId: null })
  const stale = {
    unansweredBefore: before(now, ANSWER_SECONDS),
    unmetBefore: before(now, MEET_MINUTES * 60),
  }
  for (const entryId of await findStaleCalls(deps.db, stale)) await settleCall(deps, entryId)
  const emptyBefore = before(now, DUTY_GRACE_MINUTES * 60)
  for (const { id, why } of await findOver(deps.db, { now, emptyBefore, limit: AT_ONCE })) {
    await inTransaction(deps.db, (tx) => endOne(deps, tx, id, why)).catch((error: unknown) => {
      deps.log.error({ err: error, entryId: id }, 'queue entry left open')
    })
  }
}
