import type { EntryKind } from '@emma/domain/earnings'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export interface StatementRow {
  readonly id: string
  readonly kind: EntryKind
  readonly amount: number
  readonly balance: number
  readonly created_at: Date
  readonly appointment_id: string | null
  readonly specialist_id: string | null
  readonly specialist_name: string | null
}

/** A page of a wallet's postings, each with the balance after it and its consultation. */
export const findStatement = async (db: Db, customerId: string, limit: number, offset: number) => {
  const { rows } = await sql<StatementRow>`
    WITH lines AS (
      SELECT e.id, e.kind, e.reference, e.created_at, p.amount,
        sum(p.amount) OVER (ORDER BY e.created_at, e.id)::bigint AS balance
      FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
      WHERE p.account = ${`wallet:${customerId}`}
    )
    SELECT lines.id, lines.kind, lines.amount, lines.balance, lines.created_at, a.id AS appointment_id,
      s.id AS specialist_id, s.name AS specialist_name
    FROM lines
    LEFT JOIN refunds r ON r.id = lines.reference
    LEFT JOIN payments paid ON paid.id = coalesce(r.payment_id, lines.reference)
    LEFT JOIN appointments a ON a.id = coalesce(paid.appointment_id, lines.reference)
    LEFT JOIN specialists s ON s.id = a.specialist_id
    ORDER BY lines.created_at DESC, lines.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

export const countStatement = async (db: Db, customerId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('ledger_postings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account', '=', `wallet:${customerId}`)
    .executeTakeFirstOrThrow()
  return total
}
