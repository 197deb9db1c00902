import type { ReminderKind } from '@emma/domain/booking'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

interface DueQuery {
  readonly kind: ReminderKind
  readonly after: Date
  readonly to: Date
  /** Milliseconds before its start by which an appointment must be confirmed. */
  readonly stands: number
  readonly limit: number
}

/**
 * Confirmed appointments that begin in a period and whose patient was not reminded of this start yet; skips those that
 * another process has.
 */
export const lockUnreminded = async (tx: Tx, { kind, after, to, stands, limit }: DueQuery) => {
  const { rows } = await sql<{
    id: string
    starts_at: Date
    customer_user_id: string
    specialist_user_id: string
  }>`
    SELECT a.id, a.starts_at, c.user_id AS customer_user_id, s.user_id AS specialist_user_id
    FROM appointments a JOIN customers c ON c.id = a.customer_id JOIN specialists s ON s.id = a.specialist_id
    WHERE a.status = 'confirmed' AND a.starts_at > ${after} AND a.starts_at <= ${to}
      AND (a.moves > 0 OR a.confirmed_at <= a.starts_at - ${stands}::double precision * interval '1 millisecond')
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = c.user_id
        AND n.dedupe_key = ${kind}::text || ':' || a.id || ':'
          || to_char(a.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    ORDER BY a.starts_at, a.id LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED`.execute(tx)
  return rows
}
