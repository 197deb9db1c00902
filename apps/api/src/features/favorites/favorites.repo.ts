import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The ids of one page of a customer's active favourites, latest first. */
export const pageOfFavorites = (customerId: string, page: number, pageSize: number): RawBuilder<unknown> =>
  sql`SELECT id, row_number() OVER () AS position FROM (
    SELECT s.id FROM favorites f JOIN specialists s ON s.id = f.specialist_id AND s.status = 1
     WHERE f.customer_id = ${customerId}::uuid ORDER BY f.created_at DESC, s.id
     LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) AS sorted`

/** The ids of the active specialists who attended a customer's account, latest first. */
export const pageOfRecent = (customerId: string, page: number, pageSize: number): RawBuilder<unknown> =>
  sql`SELECT id, row_number() OVER () AS position FROM (
    SELECT s.id FROM appointments a JOIN specialists s ON s.id = a.specialist_id AND s.status = 1
     WHERE a.customer_id = ${customerId}::uuid AND a.status = 'finished'
     GROUP BY s.id ORDER BY max(a.starts_at) DESC, s.id
     LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) AS sorted`

export const countFavorites = async (db: Db, customerId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('favorites as f')
    .innerJoin('specialists as s', 's.id', 'f.specialist_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('f.customer_id', '=', customerId)
    .where('s.status', '=', 1)
    .executeTakeFirstOrThrow()
  return total
}

/** Whether an active specialist is a favourite; undefined if there is no such specialist. */
export const findFavorite = async (
  db: Db | Tx,
  customerId: string,
  specialistId: string,
): Promise<boolean | undefined> => {
  const row = await db
    .selectFrom('specialists as s')
    .leftJoin('favorites as f', (join) =>
      join.onRef('f.specialist_id', '=', 's.id').on('f.customer_id', '=', customerId),
    )
    .select('f.customer_id')
    .where('s.id', '=', specialistId)
    .where('s.status', '=', 1)
    .executeTakeFirst()
  return row === undefined ? undefined : row.customer_id !== null
}

/** False if it already is one. */
export const addFavorite = async (
  tx: Tx,
  customerId: string,
  specialistId: string,
  now: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('favorites')
    .values({ customer_id: customerId, specialist_id: specialistId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False if it was none. */
export const removeFavorite = async (tx: Tx, customerId: string, specialistId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('favorites')
    .where('customer_id', '=', customerId)
    .where('specialist_id', '=', specialistId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
