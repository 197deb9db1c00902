import { MINUTE } from '@emma/domain/interval'
import type { PaymentState } from '@emma/domain/payments'
import { type QueueEntry, type QueueState, URGENT_CARE_SPECIALTY } from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { addJobSql } from '../../../jobs/queue.repo.ts'

const waiting = (tx: Tx) =>
  tx
    .selectFrom('queue_entries as q')
    .innerJoin('payments as p', 'p.queue_entry_id', 'q.id')
    .innerJoin('customers as c', 'c.id', 'q.customer_id')
    .select((eb) => [
      'p.id',
      eb.ref('p.status').$castTo<PaymentState>().as('status'),
      'p.wallet_amount',
      'p.provider_amount',
      'q.id as entry_id',
      'q.customer_id',
      eb.ref('q.status').$castTo<QueueState>().as('entry_status'),
      'q.misses',
      'q.answered_at',
      'q.queue_minutes',
      'q.dependent_id',
      'q.price',
      'q.policy',
      'q.payment_method',
      'q.created_at',
      'q.waiting_since',
      'c.user_id as customer_user_id',
    ])
    .where('p.appointment_id', 'is', null)

/** Locks a place in the queue with its payment. Undefined once it became an appointment. */
export const lockWaiting = (tx: Tx, paymentId: string) =>
  waiting(tx).where('p.id', '=', paymentId).forUpdate(['q', 'p']).executeTakeFirst()

/** The same by the entry. */
export const lockWaitingEntry = (tx: Tx, entryId: string) =>
  waiting(tx).where('q.id', '=', entryId).forUpdate(['q', 'p']).executeTakeFirst()

export type WaitingSale = NonNullable<Awaited<ReturnType<typeof lockWaiting>>>

/** Begins the wait, at most for so many minutes. */
export const beginWaiting = async (
  tx: Tx,
  { entryId, queueMinutes, now }: { entryId: string; queueMinutes: number; now: Date },
): Promise<void> => {
  await tx
    .updateTable('queue_entries')
    .set({
      status: 'waiting',
      waiting_since: now,
      expires_at: new Date(now.getTime() + queueMinutes * MINUTE),
      hold_expires_at: null,
      updated_at: now,
    })
    .where('id', '=', entryId)
    .execute()
}

/** Why an entry ended without an attendance. */
export type NotAttended =
  | 'unpaid'
  | 'refused'
  | 'by_customer'
  | 'by_platform'
  | 'not_called'
  | 'no_answer'
  | 'end_of_duty'
  | 'charged_back'

export const endEntry = async (
  tx: Tx,
  entryId: string,
  { state, misses }: QueueEntry,
  { reason, now }: { readonly reason: NotAttended; readonly now: Date },
): Promise<void> => {
  await tx
    .updateTable('queue_entries')
    .set({ status: state, misses, end_reason: reason, ended_at: now, hold_expires_at: null, updated_at: now })
    .where('id', '=', entryId)
    .execute()
}

/** Ends the entry of a finished attendance. An appointment that did not come from the queue has none. */
export const finishEntry = async (
  tx: Tx,
  appointmentId: string,
  status: 'finished' | 'no_show',
  now: Date,
): Promise<void> => {
  await sql`
    WITH done AS (
      UPDATE queue_entries SET status = 'finished', end_reason = ${status}, ended_at = ${now}, updated_at = ${now}
       WHERE id = ${appointmentId}::uuid AND status = 'in_progress' RETURNING id
    )
    SELECT ${addJobSql('tell-queue', { entryId: appointmentId })} FROM done`.execute(tx)
}

/** Ends the entry of a patient who never answered the call that began the attendance. False if there is none. */
export const endUnanswered = async (tx: Tx, appointmentId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    WITH unmet AS (
      UPDATE queue_entries SET status = 'left', misses = misses + 1, end_reason = 'no_answer', ended_at = ${now},
        updated_at = ${now}
       WHERE id = ${appointmentId}::uuid AND status = 'in_progress' AND answered_at IS NULL RETURNING id
    )
    SELECT ${addJobSql('tell-queue', { entryId: appointmentId })} FROM unmet`.execute(tx)
  return rows.length > 0
}

/** A queue entry's data for its charge. */
export const findCharged = (db: Db, entryId: string) =>
  db
    .selectFrom('queue_entries as q')
    .innerJoin('specialties as y', (join) => join.on('y.id', '=', URGENT_CARE_SPECIALTY))
    .select(['y.name as specialty', 'q.status', 'q.hold_expires_at'])
    .where('q.id', '=', entryId)
    .executeTakeFirstOrThrow()

/** The user who entered the queue. */
export const findUserOfEntry = async (tx: Tx, entryId: string): Promise<string> => {
  const { user_id } = await tx
    .selectFrom('queue_entries as q')
    .innerJoin('customers as c', 'c.id', 'q.customer_id')
    .select('c.user_id')
    .where('q.id', '=', entryId)
    .executeTakeFirstOrThrow()
  return user_id
}
