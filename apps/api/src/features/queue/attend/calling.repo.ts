import { MINUTE } from '@emma/domain/interval'
import type { CareKind, QueueState } from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A specialist's data for calling; parallel calls of one specialist are serialized. */
export const lockDuty = (tx: Tx, specialistId: string) =>
  tx
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.status', 's.on_duty', 's.name', 'u.avatar_key'])
    .where('s.id', '=', specialistId)
    .forNoKeyUpdate('s')
    .executeTakeFirst()

export const isOnDuty = async (db: Db | Tx, specialistId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('specialists')
    .select(['on_duty', 'status'])
    .where('id', '=', specialistId)
    .executeTakeFirst()
  return row?.on_duty === true && row.status === 1
}

const forCalling = (tx: Tx) =>
  tx
    .selectFrom('queue_entries as q')
    .innerJoin('customers as c', 'c.id', 'q.customer_id')
    .select((eb) => [
      'q.id',
      eb.ref('q.status').$castTo<QueueState>().as('status'),
      eb.ref('q.kind_of_care').$castTo<CareKind>().as('kind_of_care'),
      'q.misses',
      'q.specialist_id',
      'q.company_id',
      'q.platform_percent',
      'q.called_at',
      'q.answered_at',
      'c.user_id as customer_user_id',
    ])

/** Locks one entry: nobody else calls, answers or ends it until the transaction ends. */
export const lockEntry = (tx: Tx, entryId: string) =>
  forCalling(tx).where('q.id', '=', entryId).forUpdate('q').executeTakeFirst()
export type CallingRow = NonNullable<Awaited<ReturnType<typeof lockEntry>>>

/** The next person of some kinds of care, skipping those that another specialist is calling. */
export const lockNext = (tx: Tx, kinds: readonly CareKind[]) =>
  forCalling(tx)
    .where('q.status', '=', 'waiting')
    .where('q.kind_of_care', 'in', kinds)
    .orderBy('q.priority', 'desc')
    .orderBy('q.waiting_since')
    .orderBy('q.id')
    .limit(1)
    .forUpdate('q')
    .skipLocked()
    .executeTakeFirst()

/**
 * Whether the specialist calls or attends somebody: from the queue, or in a booked consultation that has begun. One
 * that should have ended half an hour ago is taken as abandoned.
 */
export const isAttending = async (tx: Tx, specialistId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM queue_entries WHERE specialist_id = ${specialistId} AND status IN ('called', 'in_progress')
    UNION ALL
    SELECT FROM appointments WHERE specialist_id = ${specialistId} AND status = 'in_progress'
       AND ends_at > ${new Date(now.getTime() - 30 * MINUTE)} LIMIT 1`.execute(tx)
  return rows.length > 0
}

export interface Called {
  readonly entryId: string
  readonly specialistId: string
  readonly companyId: string | null
  readonly now: Date
}

export const markCalled = async (
  tx: Tx,
  { entryId, specialistId, companyId, now }: Called,
): Promise<void> => {
  await tx
    .updateTable('queue_entries')
    .set({
      status: 'called',
      specialist_id: specialistId,
      company_id: companyId,
      called_at: now,
      answered_at: null,
      updated_at: now,
    })
    .where('id', '=', entryId)
    .execute()
}

/** Back at the same place: `waiting_since` is unchanged. */
export const markWaitingAgain = async (tx: Tx, entryId: string, misses: number, now: Date): Promise<void> => {
  await tx
    .updateTable('queue_entries')
    .set({
      status: 'waiting',
      misses,
      specialist_id: null,
      company_id: null,
      answered_at: null,
      updated_at: now,
    })
    .where('id', '=', entryId)
    .execute()
}

export const markStarted = async (tx: Tx, entryId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('queue_entries')
    .set({ status: 'in_progress', started_at: now, updated_at: now })
    .where('id', '=', entryId)
    .execute()
}

/** The percentage of the approved company attended for; 0 without one. */
export const findCompanyPercent = async (tx: Tx, companyId: string | null): Promise<number | null> => {
  if (companyId === null) return null
  const row = await tx
    .selectFrom('companies')
    .select('percent')
    .where('id', '=', companyId)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return row === undefined ? null : Number(row.percent)
}

/** The called entries of a specialist, or all with an expired deadline to answer or to meet. */
export const findStaleCalls = async (
  db: Db,
  { unansweredBefore, unmetBefore }: { unansweredBefore: Date; unmetBefore: Date },
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM queue_entries WHERE status = 'called' AND (
      (answered_at IS NULL AND called_at <= ${unansweredBefore}) OR answered_at <= ${unmetBefore})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export const findCalledBy = async (db: Db, specialistId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('queue_entries')
    .select('id')
    .where('specialist_id', '=', specialistId)
    .where('status', '=', 'called')
    .execute()
  return rows.map(({ id }) => id)
}

/** Entries that are over: unpaid, or not called in time; and all that waited through the end of duty. */
export const findOver = async (
  db: Db,
  { now, emptyBefore, limit }: { now: Date; emptyBefore: Date; limit: number },
): Promise<readonly { id: string; why: 'unpaid' | 'not_called' | 'end_of_duty' }[]> => {
  const { rows } = await sql<{ id: string; why: 'unpaid' | 'not_called' | 'end_of_duty' }>`
    SELECT id, 'unpaid' AS why FROM queue_entries WHERE status = 'awaiting_payment' AND hold_expires_at <= ${now}
    UNION ALL
    SELECT id, 'not_called' FROM queue_entries WHERE status = 'waiting' AND expires_at <= ${now}
    UNION ALL
    SELECT q.id, 'end_of_duty' FROM queue_entries q, queue_duty u
     WHERE u.kind_of_care = q.kind_of_care AND q.status = 'waiting' AND q.expires_at > ${now} AND greatest(u.empty_since, q.waiting_since) <= ${emptyBefore}
       AND u.empty_since IS NOT NULL
    LIMIT ${limit}`.execute(db)
  return rows
}
