import type { LedgerEntry } from '@emma/domain/earnings'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

export interface Posted {
  readonly id: string
  /** What the entry is about: a payment, an appointment, a refund. One entry of a kind for each. */
  readonly reference: string
  readonly at: Date
}

/** The call that posts an entry, for a statement that does more than that. */
export const postEntrySql = (entry: LedgerEntry, { id, reference, at }: Posted): RawBuilder<boolean> => {
  const accounts = entry.postings.map(({ account }) => account)
  const amounts = entry.postings.map(({ amount }) => amount)
  return sql<boolean>`post_entry(${id}, ${entry.kind}, ${reference}, ${at}, ${accounts}::text[], ${amounts}::bigint[])`
}

/** Writes an entry and the balances of the people in it. False when it was posted before: retries are harmless. */
export const postEntry = async (tx: Tx, entry: LedgerEntry, posted: Posted): Promise<boolean> => {
  const { rows } = await sql<{ posted: boolean }>`SELECT ${postEntrySql(entry, posted)} AS posted`.execute(tx)
  return rows[0]?.posted === true
}
