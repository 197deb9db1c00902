import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { type AskedPeriods, askedSql, type PeriodsOf } from '../earnings/index.ts'

/** The specialist's zone, and the running appointment, even past its end, or the next one. */
export const findPractice = async (db: Db, specialistId: string, now: Date) => {
  const { rows } = await sql<{ zone: string; next_id: string | null }>`
    SELECT s.time_zone AS zone, (SELECT a.id FROM appointments a
        WHERE a.specialist_id = s.id AND (a.status = 'in_progress' OR a.status = 'confirmed' AND a.ends_at > ${now})
          AND a.starts_at > ${now}::timestamptz - interval '1 day'
        ORDER BY a.starts_at LIMIT 1) AS next_id
    FROM specialists s WHERE s.id = ${specialistId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A specialist without a row')
  return row
}

export interface Attendance {
  readonly unit: AskedPeriods['unit']
  /** First day of the period. */
  readonly from: string
  readonly finished: number
  readonly no_show: number
  readonly canceled: number
}

/** How a specialist's appointments ended, week by week and month by month; only those with any. */
export const countAttendance = async (
  db: Db,
  { specialistId, zone, now }: PeriodsOf,
  asked: readonly AskedPeriods[],
): Promise<readonly Attendance[]> => {
  const { rows } = await sql<Attendance>`
    WITH asked AS (
      SELECT unit, this - (count - 1) * ('1 ' || unit)::interval AS first, this + ('1 ' || unit)::interval AS past
      FROM ${askedSql(asked)}, date_trunc(unit, ${now}::timestamptz AT TIME ZONE ${zone}) AS this
    ), ended AS (
      SELECT starts_at AT TIME ZONE ${zone} AS at, status FROM appointments
      WHERE specialist_id = ${specialistId} AND starts_at >= (SELECT min(first) FROM asked) AT TIME ZONE ${zone}
        AND starts_at < (SELECT max(past) FROM asked) AT TIME ZONE ${zone}
    )
    SELECT unit, to_char(date_trunc(unit, at), 'YYYY-MM-DD') AS "from",
      (count(*) FILTER (WHERE status = 'finished'))::int AS finished,
      (count(*) FILTER (WHERE status = 'no_show'))::int AS no_show,
      (count(*) FILTER (WHERE status LIKE 'canceled%'))::int AS canceled
    FROM asked JOIN ended ON at >= first AND at < past
    GROUP BY 1, 2`.execute(db)
  return rows
}

export interface PracticeSummary {
  readonly rating_sum: number
  readonly rating_count: number
  /** How many by stars. */
  readonly stars: Readonly<Record<string, number>>
  readonly latest: readonly {
    readonly rating: number
    readonly comment: string | null
    readonly created_at: string
  }[]
  readonly unread: number
  readonly unsigned_records: Waiting
  readonly unread_chats: Waiting
}

/** The count, and the names of the first patients among them. */
export interface Waiting {
  readonly count: number
  readonly names: readonly string[]
}

/** Rows with `name` and `at`: all are counted, the newest two are named. */
const waitingSql = (rows: RawBuilder<unknown>) => sql<Waiting>`(
  SELECT json_build_object('count', count(*),
    'names', coalesce((array_agg(w.name ORDER BY w.at DESC))[1:2], '{}'))
  FROM (${rows}) w)`

/** A specialist's ratings, and what is still to be read and signed. */
export const findPracticeSummary = async (db: Db, specialistId: string): Promise<PracticeSummary> => {
  const { rows } = await sql<PracticeSummary>`
    SELECT s.rating_sum, s.rating_count,
      (SELECT coalesce(json_object_agg(rating, given), '{}') FROM (
        SELECT rating, count(*)::int AS given FROM reviews WHERE specialist_id = s.id GROUP BY rating) AS r) AS stars,
      (SELECT coalesce(json_agg(l), '[]') FROM (
        SELECT rating, comment, created_at FROM reviews WHERE specialist_id = s.id
        ORDER BY created_at DESC LIMIT 3) AS l) AS latest,
      (SELECT count(*) FROM notifications n
        WHERE n.user_id = s.user_id AND n.deleted_at IS NULL AND n.read_at IS NULL)::int AS unread,
      ${waitingSql(sql`SELECT coalesce(d.name, u.first_name || ' ' || u.last_name) AS name, r.updated_at AS at
        FROM records r JOIN customers c ON c.id = r.customer_id JOIN users u ON u.id = c.user_id
        LEFT JOIN dependents d ON d.id = r.dependent_id
        WHERE r.specialist_id = s.id AND r.status = 'draft'`)} AS unsigned_records,
      ${waitingSql(sql`SELECT u.first_name || ' ' || u.last_name AS name, h.last_at AS at
        FROM chats h JOIN customers c ON c.id = h.customer_id JOIN users u ON u.id = c.user_id
        WHERE h.specialist_id = s.id AND h.specialist_unread > 0
          AND (h.thread = 'care' OR NOT office_answers(s.id))`)} AS unread_chats
    FROM specialists s WHERE s.id = ${specialistId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A specialist without a row')
  return row
}
