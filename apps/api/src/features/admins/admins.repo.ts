import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** An admin by the user's id (spec §6). */
export const findAdmin = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.avatar_key', 'u.time_zone', 'a.created_at'])
    .where('u.id', '=', userId)
    .executeTakeFirst()

export interface AdminChange {
  readonly first_name?: string
  readonly last_name?: string
  readonly avatar_key?: string | null
}

export const changeAdmin = async (tx: Tx, userId: string, change: AdminChange, now: Date): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await tx
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** The users of everybody who runs the platform now: whom the platform tells what it needs decided. */
export const findActiveAdminUsers = async (db: Db | Tx): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.id')
    .where('u.blocked_at', 'is', null)
    .orderBy('u.id')
    .execute()
  return rows.map(({ id }) => id)
}
