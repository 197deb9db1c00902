import type { PlatformMonth } from '@emma/contracts/dashboard'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { takesFromQueue } from '../specialists/index.ts'

interface Counts {
  readonly customers: number
  readonly specialists: number
  readonly on_duty: number
  readonly appointments_today: number
  readonly specialists_to_review: number
  readonly differences_open: number
  readonly refunds_failed: number
  readonly companies_to_review: number
  readonly errors_open: number
  readonly waiting: number
}

/** Current totals, and what waits for an admin. */
export const countPlatform = async (
  db: Db,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    SELECT c.customers, s.specialists, s.on_duty, s.specialists_to_review,
      (SELECT count(*) FROM appointments WHERE starts_at >= ${from} AND starts_at < ${to}
        AND status IN ('confirmed', 'in_progress', 'finished', 'no_show'))::int AS appointments_today,
      (SELECT count(*) FROM reconciliation_differences WHERE settled_at IS NULL)::int AS differences_open,
      (SELECT count(*) FROM refunds WHERE status = 'failed' AND status <> 'done')::int AS refunds_failed,
      (SELECT count(*) FROM companies WHERE status = 'pending')::int AS companies_to_review,
      (SELECT count(*) FROM errors WHERE status IN ('em aberto', 'reaberto'))::int AS errors_open,
      (SELECT count(*) FROM queue_entries WHERE status IN ('waiting', 'called'))::int AS waiting
    FROM (SELECT count(*)::int AS customers FROM customers WHERE status = 'active') AS c,
      (SELECT (count(*) FILTER (WHERE status = 1))::int AS specialists,
        (count(*) FILTER (WHERE ${takesFromQueue}))::int AS on_duty,
        (count(*) FILTER (WHERE status = 2))::int AS specialists_to_review
      FROM specialists s WHERE deleted_at IS NULL) AS s`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('An aggregate without a row')
  return counts
}

/** The platform's months up to now, oldest first. */
export const sumMonths = async (
  db: Db,
  { zone, now, months }: { readonly zone: string; readonly now: Date; readonly months: number },
): Promise<readonly PlatformMonth[]> => {
  const monthOf = (moment: string) => sql`date_trunc('month', ${sql.ref(moment)} AT TIME ZONE ${zone})`
  const { rows } = await sql<PlatformMonth>`
    WITH month AS MATERIALIZED (
      SELECT generate_series(this - make_interval(months => ${months}::int - 1), this, '1 month') AS first
      FROM date_trunc('month', ${now}::timestamptz AT TIME ZONE ${zone}) AS this
    ), span AS MATERIALIZED (
      SELECT min(first) AT TIME ZONE ${zone} AS since, (max(first) + interval '1 month') AT TIME ZONE ${zone} AS until
      FROM month
    ), visits AS (
      SELECT ${monthOf('starts_at')} AS first,
        count(*) FILTER (WHERE status NOT IN ('awaiting_payment', 'expired')) AS appointments,
        count(*) FILTER (WHERE status = 'finished') AS finished,
        count(*) FILTER (WHERE status = 'no_show') AS no_show,
        count(*) FILTER (WHERE status LIKE 'canceled%') AS canceled
      FROM appointments WHERE starts_at >= (SELECT since FROM span) AND starts_at < (SELECT until FROM span) GROUP BY 1
    ), revenue AS (
      SELECT ${monthOf('e.created_at')} AS first, sum(o.amount) AS amount
      FROM ledger_entries e JOIN ledger_postings o ON o.entry_id = e.id AND o.account = 'platform'
      WHERE e.created_at >= (SELECT since FROM span) GROUP BY 1
    ), joined_customers AS (
      SELECT ${monthOf('created_at')} AS first, count(*) AS people FROM customers
      WHERE created_at >= (SELECT since FROM span) AND status <> 'pending' GROUP BY 1
    ), joined_specialists AS (
      SELECT ${monthOf('created_at')} AS first, count(*) AS people FROM specialists
      WHERE created_at >= (SELECT since FROM span) AND status IN (1, 4) GROUP BY 1
    )
    SELECT to_char(month.first, 'YYYY-MM-DD') AS "from", coalesce(visits.appointments, 0)::int AS appointments,
      coalesce(visits.finished, 0)::int AS finished, coalesce(visits.no_show, 0)::int AS no_show,
      coalesce(visits.canceled, 0)::int AS canceled, coalesce(revenue.amount, 0)::bigint AS revenue,
      coalesce(c.people, 0)::int AS customers, coalesce(s.people, 0)::int AS specialists
    FROM month LEFT JOIN visits USING (first) LEFT JOIN revenue USING (first)
      LEFT JOIN joined_customers c USING (first) LEFT JOIN joined_specialists s USING (first)
    ORDER BY month.first`.execute(db)
  return rows
}
