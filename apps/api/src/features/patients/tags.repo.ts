import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** A patient whom a specialist has notes or tags on: an account's holder (null), or a dependent. */
export interface Kept {
  readonly specialistId: string
  readonly customerId: string
  readonly dependentId: string | null
}

export interface TagRow {
  readonly id: string
  readonly name_sealed: Buffer
  readonly patients: number
}

/** A specialist's tags, with their number of patients. */
export const findTags = async (db: Db | Tx, specialistId: string): Promise<TagRow[]> => {
  const { rows } = await sql<TagRow>`
    SELECT t.id, t.name_sealed, (SELECT count(*)::int FROM tagged_patients p WHERE p.tag_id = t.id)
      + (SELECT count(*)::int FROM tagged_contacts c WHERE c.tag_id = t.id) AS patients
    FROM patient_tags t WHERE t.specialist_id = ${specialistId}::uuid ORDER BY t.id`.execute(db)
  return rows
}

/** The ids of one patient's tags. */
export const findTagsOf = async (
  db: Db | Tx,
  { specialistId, customerId, dependentId }: Kept,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM patient_tags t JOIN tagged_patients p ON p.tag_id = t.id
    WHERE t.specialist_id = ${specialistId}::uuid AND p.customer_id = ${customerId}::uuid
      AND p.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid`.execute(db)
  return rows.map(({ id }) => id)
}

/** Serializes changes of a specialist's tags: two parallel ones could create the same name twice. */
export const lockTags = async (tx: Tx, specialistId: string): Promise<void> => {
  await sql`SELECT FROM specialists WHERE id = ${specialistId}::uuid FOR NO KEY UPDATE`.execute(tx)
}

export const insertTags = async (
  tx: Tx,
  { specialistId, now }: { readonly specialistId: string; readonly now: Date },
  tags: readonly { readonly id: string; readonly sealed: Buffer }[],
): Promise<void> => {
  if (tags.length === 0) return
  const rows = tags.map(({ id, sealed }) => ({
    id,
    specialist_id: specialistId,
    name_sealed: sealed,
    created_at: now,
  }))
  await tx.insertInto('patient_tags').values(rows).execute()
}

/** Replaces the patient's tags; unused ones are deleted. */
export const replaceTags = async (tx: Tx, kept: Kept, ids: readonly string[]): Promise<void> => {
  const { specialistId, customerId, dependentId } = kept
  await sql`
    DELETE FROM tagged_patients p USING patient_tags t
    WHERE t.id = p.tag_id AND t.specialist_id = ${specialistId}::uuid AND p.customer_id = ${customerId}::uuid
      AND p.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid`.execute(tx)
  await sql`
    INSERT INTO tagged_patients (tag_id, customer_id, dependent_id)
    SELECT id, ${customerId}::uuid, ${dependentId}::uuid FROM unnest(${ids}::uuid[]) AS id`.execute(tx)
  await deleteUnusedTags(tx, specialistId)
}

/** Deletes tags that no patient has. */
export const deleteUnusedTags = async (tx: Tx, specialistId: string): Promise<void> => {
  await sql`
    DELETE FROM patient_tags t WHERE t.specialist_id = ${specialistId}::uuid
      AND NOT EXISTS (SELECT FROM tagged_patients p WHERE p.tag_id = t.id)
      AND NOT EXISTS (SELECT FROM tagged_contacts c WHERE c.tag_id = t.id)`.execute(tx)
}
