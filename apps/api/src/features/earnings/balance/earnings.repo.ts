import type { EarningsMonth } from '@emma/contracts/earnings'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { purseAccounts } from './purse-accounts.repo.ts'

interface Balances {
  readonly waiting_funds: number
  readonly available: number
  readonly transferred: number
}

/** The specialist's three purses, as cached from the ledger; earnings in companies are included. */
export const findBalances = async (db: Db, specialistId: string): Promise<Balances> => {
  const { rows } = await sql<Balances>`
    SELECT
      coalesce(sum(balance) FILTER (WHERE account LIKE 'pending:%'), 0)::bigint AS waiting_funds,
      coalesce(sum(balance) FILTER (WHERE account LIKE 'available:%'), 0)::bigint AS available,
      coalesce(sum(balance) FILTER (WHERE account LIKE 'transferred:%'), 0)::bigint AS transferred
    FROM account_balances
    WHERE account = ANY(${purseAccounts(specialistId)}
      || ${[`pending:${specialistId}`, `transferred:${specialistId}`]}::text[])`.execute(db)
  const [balances] = rows
  if (!balances) throw new Error('An aggregate without a row')
  return balances
}

export const findSpecialistZone = async (db: Db, specialistId: string): Promise<string> => {
  const { time_zone } = await db
    .selectFrom('specialists')
    .select('time_zone')
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()
  return time_zone
}

/** Weeks or months up to now, including the current one, and their number. */
export interface AskedPeriods {
  readonly unit: 'week' | 'month'
  readonly count: number
}

/** The specialist, zone and end of the periods. */
export interface PeriodsOf {
  readonly specialistId: string
  readonly zone: string
  readonly now: Date
}

export interface EarningsPeriod extends Omit<EarningsMonth, 'month'> {
  readonly unit: AskedPeriods['unit']
  /** First day. */
  readonly from: string
}

/** The requested `unit` and `count`, as rows. */
export const askedSql = (asked: readonly AskedPeriods[]): RawBuilder<unknown> =>
  sql`unnest(${asked.map(({ unit }) => unit)}::text[], ${asked.map(({ count }) => count)}::int[]) AS asked (unit, count)`

/** A specialist's weeks and months up to now, oldest first: earned and withdrawn in each. */
export const sumPeriods = async (
  db: Db,
  { specialistId, zone, now }: PeriodsOf,
  asked: readonly AskedPeriods[],
): Promise<readonly EarningsPeriod[]> => {
  const { rows } = await sql<EarningsPeriod>`
    WITH asked AS (SELECT * FROM ${askedSql(asked)}), period AS (
      SELECT unit, generate_series(this - (count - 1) * ('1 ' || unit)::interval, this, ('1 ' || unit)::interval) AS first
      FROM asked, date_trunc(unit, ${now}::timestamptz AT TIME ZONE ${zone}) AS this
    ), of_appointment AS (
      SELECT a.starts_at AT TIME ZONE ${zone} AS at, sum(o.amount) AS amount
      FROM appointments a JOIN payments p ON p.appointment_id = a.id
        JOIN ledger_entries e ON e.reference IN (a.id, p.id) JOIN ledger_postings o ON o.entry_id = e.id
      WHERE a.specialist_id = ${specialistId} AND p.paid_at IS NOT NULL
        AND a.starts_at >= (SELECT min(first) FROM period) AT TIME ZONE ${zone}
        AND o.account IN ('pending:' || a.specialist_id, 'available:' || a.specialist_id,
          'available:' || a.specialist_id || ':' || a.company_id)
      GROUP BY a.id
    ), earned AS (
      SELECT unit, date_trunc(unit, at) AS first, sum(amount) AS amount, count(*) AS appointments
      FROM asked, of_appointment GROUP BY 1, 2
    ), withdrawn AS (
      SELECT unit, date_trunc(unit, requested_at AT TIME ZONE ${zone}) AS first, sum(amount) AS amount
      FROM asked, withdrawals WHERE owner_id = ${specialistId} AND status NOT IN ('rejected', 'failed')
      GROUP BY 1, 2
    )
    SELECT period.unit, to_char(period.first, 'YYYY-MM-DD') AS "from", coalesce(earned.amount, 0)::bigint AS earned,
      coalesce(withdrawn.amount, 0)::bigint AS withdrawn, coalesce(earned.appointments, 0)::int AS appointments
    FROM period LEFT JOIN earned USING (unit, first) LEFT JOIN withdrawn USING (unit, first)
    ORDER BY period.unit, period.first`.execute(db)
  return rows
}
