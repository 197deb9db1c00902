import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import type { Deps } from '../../src/deps.ts'

/** The result of importing a list. */
export interface Imported {
  readonly rows: number
  readonly added: number
  readonly changed: number
  /** Not offered any more; what was written with them keeps them. */
  readonly retired: number
  readonly removed: number
}

/** Called with the progress, in rows. */
export type Progress = (done: number, total: number) => void

const LOCK = 727_003
const BATCH = 1000

/** Whether each row that was written is new. */
type Write<T> = (tx: Tx, rows: readonly T[]) => Promise<readonly { readonly added: boolean }[]>

/**
 * Writes a whole list in one transaction, one import at a time: all of it or nothing. What is as it was is not touched,
 * so that the same file again changes nothing.
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
