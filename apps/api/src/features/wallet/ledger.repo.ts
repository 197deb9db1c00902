import type { Earners, LedgerEntry } from '@emma/domain/earnings'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface Posted {
  readonly id: string
  /** The payment, appointment or refund of the entry. One entry of a kind for each. */
  readonly reference: string
  readonly at: Date
}

/** The call that posts an entry, for embedding in a larger statement. */
export const postEntrySql = (entry: LedgerEntry, { id, reference, at }: Posted): RawBuilder<boolean> => {
  const accounts = entry.postings.map(({ account }) => account)
  const amounts = entry.postings.map(({ amount }) => amount)
  return sql<boolean>`post_entry(${id}, ${entry.kind}, ${reference}, ${at}, ${accounts}::text[], ${amounts}::bigint[])`
}

/** Writes an entry and the balances of its users. False if it was posted before: retries are harmless. */
export const postEntry = async (tx: Tx, entry: LedgerEntry, posted: Posted): Promise<boolean> => {
  const { rows } = await sql<{ posted: boolean }>`SELECT ${postEntrySql(entry, posted)} AS posted`.execute(tx)
  return rows[0]?.posted === true
}

/** The earners' pending amount from the entries of some things, in centavos, without what was released or undone. */
export const sumPending = async (
  tx: Tx,
  { specialistId, companyId }: Earners,
  references: readonly string[],
): Promise<{ readonly specialist: number; readonly company: number }> => {
  const { rows } = await sql<{ specialist: number; company: number }>`
    SELECT coalesce(sum(p.amount) FILTER (WHERE p.account = ${`pending:${specialistId}`}), 0)::bigint AS specialist,
      coalesce(sum(p.amount) FILTER (WHERE p.account = ${`pending:${companyId ?? ''}`}), 0)::bigint AS company
    FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
    WHERE e.reference = ANY(${references}::uuid[])`.execute(tx)
  return rows[0] ?? { specialist: 0, company: 0 }
}

/** Resets a cached balance to the sum of its postings. */
export const rewriteBalance = async (db: Db | Tx, account: string): Promise<void> => {
  await sql`
    UPDATE account_balances SET balance = (
      SELECT coalesce(sum(amount), 0) FROM ledger_postings WHERE account = ${account})
    WHERE account = ${account}`.execute(db)
}
