import type { QueueAttendance } from '@emma/contracts/queue/attendance'
import { type CareKind, nextQueueEntry } from '@emma/domain/queue'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { findUrgentCareGroups } from '../../companies/index.ts'
import { notify } from '../../notifications/index.ts'
import { answerBy, avatarOf } from '../queue.present.ts'
import { findCurrent } from './board.repo.ts'
import { type CallingRow, isAttending, lockDuty, markCalled } from './calling.repo.ts'
import { requireAttending } from './permission.ts'
import { type Reading, readAttendance } from './read-queue.ts'

/** Chooses a person of the specialist's kinds of care to call, and locks their entry. */
export type Choose = (tx: Tx, kinds: readonly CareKind[]) => Promise<CallingRow | undefined>

const notifyPatient = async (
  deps: Deps,
  tx: Tx,
  row: CallingRow,
  specialistId: string,
  now: Date,
): Promise<void> => {
  const calledAt = now.toISOString()
  await notify(deps, tx, {
    userId: row.customer_user_id,
    kind: 'queue_called',
    dedupeKey: `queue_called:${row.id}:${calledAt}`,
    data: { entryId: row.id, specialistId },
  })
  await deps.jobs.add(tx, 'tell-queue', { entryId: row.id })
  await deps.jobs.add(
    tx,
    'queue-unanswered',
    { entryId: row.id },
    { inMs: answerBy(now).getTime() - now.getTime() },
  )
}

const call = async (deps: Deps, tx: Tx, reading: Reading, choose: Choose) => {
  const { actor } = reading
  const { specialistId } = actor
  const me = await lockDuty(tx, specialistId)
  if (!me) throw notFound()
  const kinds = await requireAttending(tx, actor)
  const now = deps.clock.now()
  if (await isAttending(tx, specialistId, now)) throw new AppError('already_attending')
  const row = await choose(tx, kinds)
  if (!row || !kinds.includes(row.kind_of_care)) throw notFound()
  if (!nextQueueEntry({ state: row.status, misses: row.misses }, 'call').ok) throw new AppError('queue_taken')
  const group = (await findUrgentCareGroups(tx, specialistId)).find(({ isActive }) => isActive)
  await markCalled(tx, { entryId: row.id, specialistId, companyId: group?.id ?? null, now })
  await notifyPatient(deps, tx, row, specialistId, now)
  const current = await findCurrent(tx, specialistId)
  if (!current) throw new Error('Called, and not there')
  const specialist = { id: me.id, name: me.name, avatar: avatarOf(me.avatar_key) }
  const event = { id: row.id, specialist, answer_by: answerBy(now).toISOString() }
  return { row, event, attendance: await readAttendance(deps, tx, reading, current) }
}

/** Calls one patient: of several specialists at once one gets them, and each has one patient at a time. */
export const callPatient = async (deps: Deps, reading: Reading, choose: Choose): Promise<QueueAttendance> => {
  const { row, event, attendance } = await inTransaction(deps.db, (tx) => call(deps, tx, reading, choose))
  deps.realtime.emitToUser(row.customer_user_id, 'queue:called', event)
  return attendance
}
