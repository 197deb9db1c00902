import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The content that was signed, or added to a signed record. */
export interface ChainedWords {
  readonly customerId: string
  readonly recordId: string
  /** Null for the record’s signature. */
  readonly addendumId: string | null
  readonly contentHash: Buffer
}

/** Appends a line to an account's chain; serialized, each over the previous line. */
export const chainWords = async (tx: Tx, words: ChainedWords): Promise<void> => {
  const { customerId, recordId, addendumId, contentHash } = words
  await sql`SELECT chain_record(${customerId}::uuid, ${recordId}::uuid, ${addendumId}::uuid, ${contentHash}::bytea)`.execute(
    tx,
  )
}

/** A line of the chain with its current source. */
export interface ChainLine {
  readonly id: number
  readonly customer_id: string
  readonly record_id: string
  readonly content_hash: Buffer
  readonly specialist_id: string
  readonly appointment_id: string | null
  readonly dependent_id: string | null
  readonly content_sealed: Buffer
  readonly signed_at: Date | null
  readonly addendum_id: string | null
  readonly text_sealed: Buffer | null
  readonly added_at: Date | null
}

/** Some lines after one, in the order of the chains. */
export const findChainLines = async (tx: Tx, after: number, limit: number): Promise<ChainLine[]> => {
  const { rows } = await sql<ChainLine>`
    SELECT c.id, c.customer_id, c.record_id, c.content_hash, r.specialist_id, r.appointment_id, r.dependent_id,
      r.content_sealed, r.signed_at, c.addendum_id, a.text_sealed, a.created_at AS added_at
    FROM record_chain c JOIN records r ON r.id = c.record_id LEFT JOIN record_addenda a ON a.id = c.addendum_id
    WHERE c.id > ${after} ORDER BY c.id LIMIT ${limit}`.execute(tx)
  return rows
}

/** Broken links of chains: a changed line, or null for lines missing at the end. */
export const findBrokenChains = async (db: Db) => {
  const { rows } = await sql<{ customer_id: string; line: number | null }>`
    SELECT * FROM broken_record_chains()`.execute(db)
  return rows
}

/** Signed records and their addenda without a line in a chain. */
export const findUnchained = async (db: Db) => {
  const { rows } = await sql<{ customer_id: string; record_id: string }>`
    SELECT r.customer_id, r.id AS record_id FROM records r WHERE r.status = 'signed'
      AND NOT EXISTS (SELECT FROM record_chain c WHERE c.record_id = r.id AND c.addendum_id IS NULL)
    UNION
    SELECT r.customer_id, r.id FROM record_addenda a JOIN records r ON r.id = a.record_id
      WHERE NOT EXISTS (SELECT FROM record_chain c WHERE c.addendum_id = a.id)
    ORDER BY 1, 2`.execute(db)
  return rows
}
