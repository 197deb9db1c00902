import type { PhraseField } from '@emma/domain/records'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A specialist's phrases for one specialty. */
export interface PhraseOwner {
  readonly specialistId: string
  readonly specialtyId: string
}

/** A specialist's quick phrases, field by field. */
export const findPhrases = (db: Db | Tx, { specialistId, specialtyId }: PhraseOwner) =>
  db
    .selectFrom('quick_phrases')
    .select(['id', 'field', 'phrases_sealed'])
    .where('specialist_id', '=', specialistId)
    .where('specialty_id', '=', specialtyId)
    .execute()

/** Undefined if there is no such specialty. */
export const findSpecialtySlug = async (db: Db | Tx, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom('specialties').select('slug').where('id', '=', id).executeTakeFirst()
  return row?.slug
}

interface KeptPhrases extends PhraseOwner {
  readonly id: string
  readonly field: PhraseField
  readonly sealed: Buffer
  readonly now: Date
}

/** Replaces existing phrases; the row gets the new id, under which its text is sealed. */
export const keepPhrases = async (tx: Tx, row: KeptPhrases): Promise<void> => {
  const kept = { id: row.id, phrases_sealed: row.sealed, updated_at: row.now }
  await tx
    .insertInto('quick_phrases')
    .values({ ...kept, specialist_id: row.specialistId, specialty_id: row.specialtyId, field: row.field })
    .onConflict((conflict) => conflict.columns(['specialist_id', 'specialty_id', 'field']).doUpdateSet(kept))
    .execute()
}

export const forgetPhrases = async (
  tx: Tx,
  { specialistId, specialtyId }: PhraseOwner,
  field: PhraseField,
): Promise<void> => {
  await tx
    .deleteFrom('quick_phrases')
    .where('specialist_id', '=', specialistId)
    .where('specialty_id', '=', specialtyId)
    .where('field', '=', field)
    .execute()
}
