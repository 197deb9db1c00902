import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** A payment's money at the provider, from the ledger. Centavos. */
export interface BookedPayment {
  readonly id: string
  /** Our code for the charge at the provider: the appointment, or the queue entry that becomes one. */
  readonly appointmentId: string
  readonly chargeId: string | null
  readonly status: string
  /** The amount the provider should hold of it: taken, less refunds made or under way. */
  readonly held: number
  /** The part of the refunds that the provider may not have done yet. */
  readonly refunding: number
}

/**
 * Entries about a payment refer to it, its appointment, one of its refunds, or a settled difference about its charge (a
 * correction).
 */
const booked = (condition: ReturnType<typeof sql<SqlBool>>) => sql<BookedPayment>`
  SELECT p.id, coalesce(p.appointment_id, p.queue_entry_id) AS "appointmentId", p.provider_charge_id AS "chargeId", p.status,
    coalesce((SELECT -sum(o.amount) FROM ledger_entries e
      JOIN ledger_postings o ON o.entry_id = e.id AND o.account = 'provider'
      WHERE e.reference IN (SELECT p.id UNION ALL SELECT p.appointment_id
        UNION ALL SELECT r.id FROM refunds r WHERE r.payment_id = p.id
        UNION ALL SELECT d.id FROM reconciliation_differences d
          WHERE d.kind IN ('charge', 'charge_missing') AND d.subject IN (p.provider_charge_id, p.id::text))), 0)::bigint AS held,
    coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.payment_id = p.id AND r.status <> 'done'), 0)::bigint AS refunding
  FROM payments p WHERE p.provider_amount > 0 AND ${condition}`

export const findBooked = async (
  db: Db,
  appointmentIds: readonly string[],
): Promise<readonly BookedPayment[]> => {
  const { rows } = await booked(sql`
    (p.appointment_id = ANY(${appointmentIds}::uuid[]) OR p.queue_entry_id = ANY(${appointmentIds}::uuid[]))`).execute(
    db,
  )
  return rows
}

/** Paid payments last changed since an instant, page by page in the order of their ids. */
export const findTouched = async (
  db: Db,
  { since, after, limit }: { since: Date; after: string; limit: number },
): Promise<readonly BookedPayment[]> => {
  const touched = sql<SqlBool>`p.paid_at IS NOT NULL AND p.updated_at >= ${since} AND p.id > ${after}
    ORDER BY p.id LIMIT ${limit}`
  const { rows } = await booked(touched).execute(db)
  return rows
}

export interface WrongBalance {
  readonly account: string
  readonly expected: number
  readonly found: number
}

/** Cached balances that are not the sum of their postings. */
export const findWrongBalances = async (db: Db): Promise<readonly WrongBalance[]> => {
  const { rows } = await sql<WrongBalance>`
    SELECT account, coalesce(p.total, 0)::bigint AS expected, coalesce(b.balance, 0)::bigint AS found
    FROM account_balances b FULL JOIN (SELECT account, sum(amount) AS total FROM ledger_postings
      WHERE account NOT IN ('provider', 'platform') GROUP BY account) p USING (account)
    WHERE coalesce(b.balance, 0) <> coalesce(p.total, 0)`.execute(db)
  return rows
}
