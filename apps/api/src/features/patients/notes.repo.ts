import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Kept } from './tags.repo.ts'

export interface NoteRow {
  readonly id: string
  readonly text_sealed: Buffer
  readonly updated_at: Date
}

/** The specialist's note on a patient. */
export const findNote = async (db: Db | Tx, kept: Kept): Promise<NoteRow | undefined> => {
  const { rows } = await sql<NoteRow>`
    SELECT id, text_sealed, updated_at FROM patient_notes
    WHERE specialist_id = ${kept.specialistId}::uuid AND customer_id = ${kept.customerId}::uuid
      AND dependent_id IS NOT DISTINCT FROM ${kept.dependentId}::uuid`.execute(db)
  return rows[0]
}

export const deleteNote = async (tx: Tx, kept: Kept): Promise<void> => {
  await sql`
    DELETE FROM patient_notes
    WHERE specialist_id = ${kept.specialistId}::uuid AND customer_id = ${kept.customerId}::uuid
      AND dependent_id IS NOT DISTINCT FROM ${kept.dependentId}::uuid`.execute(tx)
}

/** A note under its own id: its sealed text names its row. */
export const insertNote = async (
  tx: Tx,
  kept: Kept,
  row: { readonly id: string; readonly sealed: Buffer; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('patient_notes')
    .values({
      id: row.id,
      specialist_id: kept.specialistId,
      customer_id: kept.customerId,
      dependent_id: kept.dependentId,
      text_sealed: row.sealed,
      updated_at: row.now,
    })
    .execute()
}
