import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import type { Deps } from '../../src/deps.ts'

/** The result of importing a list. */
export interface Imported {
  readonly rows: number
  readonly added: number
  readonly changed: number
  /** No longer offered, but kept for records that use it. */
  readonly retired: number
  readonly removed: number
}

/** Called with the progress, in rows. */
export type Progress = (done: number, total: number) => void

const LOCK = 727_003
const BATCH = 1000

/** Whether each written row is new. */
type Write<T> = (tx: Tx, rows: readonly T[]) => Promise<readonly { readonly added: boolean }[]>

/**
 * Writes a whole list in one transaction, one import at a time: all of it or nothing. Unchanged rows are not touched,
 * so importing the same file again changes nothing.
 */
export const importRows = <T>(
  { db }: Pick<Deps, 'db'>,
  rows: readonly T[],
  write: Write<T>,
  end: (tx: Tx) => Promise<Pick<Imported, 'retired' | 'removed'>>,
  report: Progress,
): Promise<Imported> =>
  inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
    const written: { readonly added: boolean }[] = []
    for (let at = 0; at < rows.length; at += BATCH) {
      written.push(...(await write(tx, rows.slice(at, at + BATCH))))
      report(Math.min(at + BATCH, rows.length), rows.length)
    }
    const added = written.filter((row) => row.added).length
    const gone = await end(tx)
    // Merges the pending lists of the search indexes, so that searches need not read them.
    await sql`SELECT settle_catalogues()`.execute(tx)
    return { rows: rows.length, added, changed: written.length - added, ...gone }
  })
