import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/**
 * Counts one more message of a day and returns the number; undefined if the budget is used up. Exact across processes.
 */
export const countSms = async (tx: Tx, day: string, budget: number): Promise<number | undefined> => {
  const { rows } = await sql<{ sent: number }>`
    INSERT INTO sms_days AS d (day, sent) SELECT ${day}::date, 1 WHERE ${budget}::int > 0
    ON CONFLICT (day) DO UPDATE SET sent = d.sent + 1 WHERE d.sent < ${budget}
    RETURNING sent`.execute(tx)
  return rows[0]?.sent
}

export const findSmsOf = async (db: Db | Tx, day: string): Promise<number> => {
  const { rows } = await sql<{ sent: number }>`SELECT sent FROM sms_days WHERE day = ${day}::date`.execute(db)
  return rows[0]?.sent ?? 0
}
