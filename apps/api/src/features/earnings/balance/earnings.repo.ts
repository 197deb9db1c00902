import type { EarningsMonth } from '@emma/contracts/earnings'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { purseAccounts } from './purse-accounts.repo.ts'

interface Balances {
  readonly waiting_funds: number
  readonly available: number
  readonly transferred: number
}

/** The specialist's three purses, as the ledger caches them; what was earned in companies is in them. */
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

interface Periods {
  readonly specialistId: string
  readonly zone: string
  readonly now: Date
  readonly unit: 'week' | 'month'
  /** How many, the current one included. */
  readonly count: number
}

export interface EarningsPeriod extends Omit<EarningsMonth, 'month'> {
  /** First day. */
  readonly from: string
}

/** A specialist's weeks or months up to now, oldest first: what each earned, and what was withdrawn in it. */
export const sumPeriods = async (
  db: Db,
  { specialistId, zone, now, unit, count }: Periods,
): Promise<readonly EarningsPeriod[]> => {
  const { rows } = await sql<EarningsPeriod>`
    WITH period AS (
      SELECT generate_series(this - ${`${count - 1} ${unit}`}::interval, this, ${`1 ${unit}`}::interval) AS first
      FROM date_trunc(${unit}, ${now}::timestamptz AT TIME ZONE ${zone}) AS this
    ), earned AS (
      SELECT date_trunc(${unit}, a.starts_at AT TIME ZONE ${zone}) AS first, sum(o.amount) AS amount,
        count(DISTINCT a.id) AS appointments
      FROM appointments a JOIN payments p ON p.appointment_id = a.id
        JOIN ledger_entries e ON e.reference IN (a.id, p.id) JOIN ledger_postings o ON o.entry_id = e.id
      WHERE a.specialist_id = ${specialistId} AND p.paid_at IS NOT NULL
        AND a.starts_at >= (SELECT min(first) FROM period) AT TIME ZONE ${zone}
        AND o.account IN ('pending:' || a.specialist_id, 'available:' || a.specialist_id,
          'available:' || a.specialist_id || ':' || a.company_id)
      GROUP BY 1
    ), withdrawn AS (
      SELECT date_trunc(${unit}, requested_at AT TIME ZONE ${zone}) AS first, sum(amount) AS amount
      FROM withdrawals WHERE owner_id = ${specialistId} AND status NOT IN ('rejected', 'failed')
      GROUP BY 1
    )
    SELECT to_char(period.first, 'YYYY-MM-DD') AS "from", coalesce(earned.amount, 0)::bigint AS earned,
      coalesce(withdrawn.amount, 0)::bigint AS withdrawn, coalesce(earned.appointments, 0)::int AS appointments
    FROM period LEFT JOIN earned USING (first) LEFT JOIN withdrawn USING (first) ORDER BY period.first`.execute(
    db,
  )
  return rows
}
