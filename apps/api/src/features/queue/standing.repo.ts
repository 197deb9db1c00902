import type { QueueState } from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/**
 * Active specialists who take people from the queue now: on duty, and allowed by the approved company that they attend
 * for, if there is one.
 */
export const attendingSpecialists = sql`
  SELECT s.id, s.user_id FROM specialists s
   WHERE s.on_duty AND s.status = 1 AND NOT EXISTS (
     SELECT FROM company_members m JOIN companies c ON c.id = m.company_id
      WHERE m.specialist_id = s.id AND m.is_active AND m.left_at IS NULL AND c.status = 'approved'
        AND NOT (c.pa_enabled AND m.pa_permission))`

/** How the queue stands: what estimates follow from. */
export interface Standing {
  readonly on_duty: number
  readonly busy: number
  readonly waiting: number
  /** Of the latest attendances, in the middle; null where there were too few. */
  readonly median_seconds: number | null
  /** Until they were called, on average. */
  readonly average_wait_seconds: number | null
  readonly empty_since: Date | null
}

const LATEST = 50

export const findStanding = async (db: Db | Tx, now: Date, enough: number): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    WITH latest AS (
      SELECT waiting_since, called_at, started_at, ended_at FROM queue_entries
       WHERE status = 'finished' AND end_reason = 'finished' AND ended_at > ${now}::timestamptz - interval '30 days'
       ORDER BY ended_at DESC LIMIT ${LATEST}
    )
    SELECT (SELECT count(*)::int FROM (${attendingSpecialists}) AS attending) AS on_duty,
      (SELECT count(*)::int FROM queue_entries WHERE status IN ('called', 'in_progress')) AS busy,
      (SELECT count(*)::int FROM queue_entries WHERE status = 'waiting') AS waiting,
      (SELECT CASE WHEN count(*) >= ${enough} THEN percentile_cont(0.5) WITHIN GROUP (
         ORDER BY extract(epoch FROM ended_at - started_at))::float8 END FROM latest) AS median_seconds,
      (SELECT avg(extract(epoch FROM called_at - waiting_since))::float8 FROM latest) AS average_wait_seconds,
      (SELECT empty_since FROM queue_duty) AS empty_since`.execute(db)
  const [standing] = rows
  if (!standing) throw new Error('An aggregate without a row')
  return standing
}

/** Notes whether anybody is on duty; since when nobody is, or null. */
export const noteDuty = async (tx: Tx, now: Date): Promise<Date | null> => {
  const { rows } = await sql<{ empty_since: Date | null }>`
    UPDATE queue_duty SET empty_since = CASE WHEN EXISTS (${attendingSpecialists}) THEN NULL
      ELSE coalesce(empty_since, ${now}::timestamptz) END RETURNING empty_since`.execute(tx)
  return rows[0]?.empty_since ?? null
}

/** Who is to be told that the queue moved: specialists on duty. */
export const findAttendingUsers = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ user_id: string }>`${attendingSpecialists}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export interface Place {
  readonly user_id: string
  readonly status: QueueState
  readonly position: number | null
}

/** Everybody with an open entry, and where they stand; and the entry that was named, whatever became of it. */
export const findPlaces = async (db: Db, entryId: string | null): Promise<readonly Place[]> => {
  const { rows } = await sql<Place>`
    SELECT c.user_id, q.status, q.position FROM (
      SELECT customer_id, status, (row_number() OVER (ORDER BY priority DESC, waiting_since, id))::int AS position
        FROM queue_entries WHERE status = 'waiting'
      UNION ALL
      SELECT customer_id, status, NULL FROM queue_entries
       WHERE status IN ('awaiting_payment', 'called', 'in_progress') OR (id = ${entryId}::uuid AND status <> 'waiting')
    ) q JOIN customers c ON c.id = q.customer_id`.execute(db)
  return rows
}
