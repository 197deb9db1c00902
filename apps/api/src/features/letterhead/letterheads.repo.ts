import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface LetterheadRow {
  readonly logo_key: string | null
  readonly colour: string | null
}

const rowOf = (db: Db | Tx, specialistId: string) =>
  db.selectFrom('letterheads').select(['logo_key', 'colour']).where('specialist_id', '=', specialistId)

export const findLetterhead = (db: Db | Tx, specialistId: string): Promise<LetterheadRow | undefined> =>
  rowOf(db, specialistId).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockLetterhead = (tx: Tx, specialistId: string): Promise<LetterheadRow | undefined> =>
  rowOf(tx, specialistId).forUpdate().executeTakeFirst()

/** Creates the row if missing, so that it can be locked. */
export const startLetterhead = async (tx: Tx, specialistId: string, now: Date): Promise<void> => {
  await tx
    .insertInto('letterheads')
    .values({ specialist_id: specialistId, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const changeLetterhead = async (
  tx: Tx,
  specialistId: string,
  change: Partial<LetterheadRow>,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('letterheads')
    .set({ ...change, updated_at: now })
    .where('specialist_id', '=', specialistId)
    .execute()
}

export const deleteLetterhead = async (tx: Tx, specialistId: string): Promise<void> => {
  await tx.deleteFrom('letterheads').where('specialist_id', '=', specialistId).execute()
}
