import { sql } from 'kysely'
import type { ErasurePart } from '../../ports/erasure.ts'

/** Anonymizes dependents: their records may be retained. */
export const eraseDependents: ErasurePart = async (tx, { customerId, name, now }) => {
  await tx
    .updateTable('dependents')
    .set({
      name: name.join(' '),
      birth_date: null,
      sex: null,
      cpf_sealed: null,
      cpf_hash: null,
      removed_at: sql`coalesce(removed_at, ${now}::timestamptz)`,
      updated_at: now,
    })
    .where('customer_id', '=', customerId)
    .execute()
  return []
}
