import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export const upsertDevice = async (
  db: Db | Tx,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: tokenHash, last_login_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_login_at: now }))
    .execute()
}

/** Whether a device has logged in to the account of an e-mail. */
export const isDeviceOf = async (db: Db, email: string, tokenHash: Buffer): Promise<boolean> => {
  const row = await db
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('d.user_id')
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .where('d.token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

export const deleteDevicesOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

export const deleteDevicesBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('known_devices').where('last_login_at', '<', before).execute()
}
