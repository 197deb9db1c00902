import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The account's holder (null) or one of its dependents. */
export interface AllergicPerson {
  readonly customerId: string
  readonly dependentId: string | null
}

export interface AllergyRow {
  readonly id: string
  readonly customer_id: string
  readonly dependent_id: string | null
  readonly content_sealed: Buffer
  readonly specialist_name: string
  readonly created_at: Date
}

/** A person's current allergies, in the order in which they were noted. */
export const findAllergies = async (
  db: Db | Tx,
  { customerId, dependentId }: AllergicPerson,
): Promise<AllergyRow[]> => {
  const { rows } = await sql<AllergyRow>`
    SELECT a.id, a.customer_id, a.dependent_id, a.content_sealed, s.name AS specialist_name, a.created_at
    FROM allergies a JOIN specialists s ON s.id = a.specialist_id
    WHERE a.customer_id = ${customerId}::uuid AND a.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
      AND a.removed_at IS NULL ORDER BY a.created_at, a.id`.execute(db)
  return rows
}

/** Locks a current allergy until the transaction ends. */
export const lockAllergy = (tx: Tx, id: string) =>
  tx
    .selectFrom('allergies')
    .select(['id', 'customer_id', 'dependent_id'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

interface NewAllergy extends AllergicPerson {
  readonly id: string
  readonly specialistId: string
  readonly sealed: Buffer
  readonly now: Date
}

export const insertAllergy = async (tx: Tx, row: NewAllergy): Promise<void> => {
  await tx
    .insertInto('allergies')
    .values({
      id: row.id,
      customer_id: row.customerId,
      dependent_id: row.dependentId,
      content_sealed: row.sealed,
      specialist_id: row.specialistId,
      created_at: row.now,
    })
    .execute()
}

export const markAllergyRemoved = async (
  tx: Tx,
  { id, specialistId, now }: { id: string; specialistId: string; now: Date },
): Promise<void> => {
  const change = { removed_at: now, removed_by: specialistId }
  await tx.updateTable('allergies').set(change).where('id', '=', id).execute()
}
