import {
  type Booked,
  type CareKind,
  careKinds,
  LATEST_ATTENDANCES,
  type QueueState,
  URGENT_CARE_SPECIALTY,
} from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { takesFromQueue } from '../specialists/index.ts'
import { careKindsOf } from '../specialties/index.ts'

/** Specialists who take people from the queue now, and their kinds of care. */
const attendingSpecialists = sql`
  SELECT s.id, s.user_id, ${careKindsOf} AS kinds FROM specialists s WHERE ${takesFromQueue}`

/** The kinds of care that a specialist may attend, on duty or not. */
export const findCareKinds = async (db: Db | Tx, specialistId: string): Promise<readonly CareKind[]> => {
  const { rows } = await sql<{ kinds: CareKind[] | null }>`
    SELECT ${careKindsOf} AS kinds FROM specialists s WHERE s.id = ${specialistId}::uuid`.execute(db)
  const own = rows[0]?.kinds ?? []
  return careKinds.filter((kind) => own.includes(kind))
}

/** Whether a specialist takes people now, and who waits for their kinds of care. */
export const findOwnQueue = async (db: Db, specialistId: string, kinds: readonly CareKind[]) => {
  const { rows } = await sql<{ on_duty: boolean; waiting: number; since: Date | null }>`
    SELECT EXISTS (SELECT FROM specialists s WHERE s.id = ${specialistId}::uuid AND ${takesFromQueue}) AS on_duty,
      count(*)::int AS waiting, min(q.waiting_since) AS since
    FROM queue_entries q WHERE q.status = 'waiting' AND q.kind_of_care = ANY (${kinds}::text[])`.execute(db)
  return rows[0] ?? { on_duty: false, waiting: 0, since: null }
}

/** Whether any specialist takes people of a kind now. */
export const isAttended = async (db: Db | Tx, kind: CareKind): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM (${attendingSpecialists}) a WHERE ${kind} = ANY (a.kinds) LIMIT 1`.execute(db)
  return rows.length === 1
}

/** A specialist who takes people from the queue now. */
export interface Serving {
  readonly kinds: readonly CareKind[]
  /** When they called their current patient, and the kind; null while free. */
  readonly called_at: Date | null
  readonly kind_of_care: CareKind | null
  /** Booked appointments of the next hours, in seconds from now. */
  readonly booked: readonly Booked[]
}

/** A person waiting. */
export interface InLine {
  readonly id: string
  readonly kind_of_care: CareKind
  readonly waiting_since: Date
}

/** One of the latest attendances of a kind, in seconds. */
export interface Latest {
  readonly kind_of_care: CareKind
  readonly lasted: number
  readonly waited: number
}

/** The state of the queues: who serves, who waits in which order, and how long recent attendances took. */
export interface QueueNow {
  readonly now: Date
  readonly serving: readonly Serving[]
  readonly line: readonly InLine[]
  readonly latest: readonly Latest[]
  /** Since when nobody is on duty, for kinds without anybody. */
  readonly emptySince: ReadonlyMap<string, Date>
}

/** A specialist's (`a`) current and soon-to-begin bookings, without attendances of the queue. */
const booked = (now: Date) => sql`(
  SELECT coalesce(json_agg(json_build_object(
      'from', greatest(0, extract(epoch FROM b.starts_at - ${now}::timestamptz)),
      'until', extract(epoch FROM b.ends_at - ${now}::timestamptz)) ORDER BY b.starts_at), '[]')
    FROM appointments b
   WHERE b.specialist_id = a.id AND b.status IN ('confirmed', 'in_progress') AND b.ends_at > ${now}
     AND b.starts_at < ${now}::timestamptz + interval '4 hours' AND b.specialty_id <> ${URGENT_CARE_SPECIALTY}::uuid)`

const findServing = async (db: Db | Tx, now: Date): Promise<readonly Serving[]> => {
  const { rows } = await sql<Serving>`
    SELECT a.kinds, q.called_at, q.kind_of_care, ${booked(now)} AS booked FROM (${attendingSpecialists}) a
      LEFT JOIN queue_entries q ON q.specialist_id = a.id AND q.status IN ('called', 'in_progress')`.execute(
    db,
  )
  return rows
}

const findLine = async (db: Db | Tx): Promise<readonly InLine[]> => {
  const { rows } = await sql<InLine>`
    SELECT id, kind_of_care, waiting_since FROM queue_entries WHERE status = 'waiting'
     ORDER BY priority DESC, waiting_since, id`.execute(db)
  return rows
}

const findLatest = async (db: Db | Tx, now: Date): Promise<readonly Latest[]> => {
  const { rows } = await sql<Latest>`
    SELECT l.kind_of_care, extract(epoch FROM l.ended_at - l.called_at)::float8 AS lasted,
        extract(epoch FROM l.called_at - l.waiting_since)::float8 AS waited
      FROM unnest(${careKinds}::text[]) k CROSS JOIN LATERAL (
        SELECT q.* FROM queue_entries q
         WHERE q.kind_of_care = k AND q.status = 'finished' AND q.end_reason = 'finished'
           AND q.ended_at > ${now}::timestamptz - interval '30 days'
         ORDER BY q.ended_at DESC LIMIT ${LATEST_ATTENDANCES}) l`.execute(db)
  return rows
}

const findEmptySince = async (db: Db | Tx): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db.selectFrom('queue_duty').select(['kind_of_care', 'empty_since']).execute()
  return new Map(
    rows.flatMap(({ kind_of_care, empty_since }) => (empty_since ? [[kind_of_care, empty_since]] : [])),
  )
}

export const findQueueNow = async (db: Db | Tx, now: Date): Promise<QueueNow> => ({
  now,
  serving: await findServing(db, now),
  line: await findLine(db),
  latest: await findLatest(db, now),
  emptySince: await findEmptySince(db),
})

/**
 * Records for each kind of care since when nobody is on duty, or that somebody is. Returns whether any kind changed.
 */
export const noteDuty = async (tx: Tx, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE queue_duty u SET empty_since = CASE WHEN n.attended THEN NULL ELSE ${now}::timestamptz END
      FROM (SELECT d.kind_of_care,
          EXISTS (SELECT FROM (${attendingSpecialists}) a WHERE d.kind_of_care = ANY (a.kinds)) AS attended
        FROM queue_duty d) n
     WHERE n.kind_of_care = u.kind_of_care AND n.attended = (u.empty_since IS NOT NULL)
    RETURNING u.kind_of_care`.execute(tx)
  return rows.length > 0
}

/**
 * The users to notify when the queue moved: specialists on duty, even if no longer allowed to attend, and one who may
 * have just left duty.
 */
export const findDutyUsers = async (db: Db, specialistId: string | null): Promise<readonly string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM specialists WHERE status = 1 AND on_duty
    UNION SELECT user_id FROM specialists WHERE id = ${specialistId}::uuid`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export interface Place {
  readonly user_id: string
  readonly status: QueueState
  readonly position: number | null
}

/** Everybody with an open entry, with their position; and the named entry, in any state. */
export const findPlaces = async (db: Db, entryId: string | null): Promise<readonly Place[]> => {
  const { rows } = await sql<Place>`
    SELECT c.user_id, q.status, q.position FROM (
      SELECT customer_id, status,
          (row_number() OVER (PARTITION BY kind_of_care ORDER BY priority DESC, waiting_since, id))::int AS position
        FROM queue_entries WHERE status = 'waiting'
      UNION ALL
      SELECT customer_id, status, NULL FROM queue_entries
       WHERE status IN ('awaiting_payment', 'called', 'in_progress') OR (id = ${entryId}::uuid AND status <> 'waiting')
    ) q JOIN customers c ON c.id = q.customer_id`.execute(db)
  return rows
}
