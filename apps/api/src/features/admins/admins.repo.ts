import type { AdminState, adminSorts } from '@emma/contracts/admins'
import type { SortBy } from '@emma/contracts/kit'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { orderBy } from '../../db/order-by.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { namePattern } from '../../db/words/name-search.ts'
import { blockUser, changeUser, insertUser, type UserChange } from '../auth/index.ts'

/** An invited admin has no password yet. */
const state = sql<AdminState>`CASE WHEN a.deleted_at IS NOT NULL THEN 'removed'
  WHEN u.password_hash = '' THEN 'invited' ELSE 'active' END`

const admins = (db: Db | Tx) =>
  db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.avatar_key',
      'u.time_zone',
      'a.created_at',
      state.as('status'),
      sql<boolean>`EXISTS (SELECT FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM passkeys p WHERE p.user_id = u.id)`.as('second_factor'),
    ])

/** An admin by the user's id (spec §6), while they are one. */
export const findAdmin = (db: Db | Tx, userId: string) =>
  admins(db).where('u.id', '=', userId).where('a.deleted_at', 'is', null).executeTakeFirst()

export type AdminRow = NonNullable<Awaited<ReturnType<typeof findAdmin>>>

/** The same, including removed ones, locked until the transaction ends. */
export const lockAdmin = (tx: Tx, userId: string) =>
  admins(tx).where('u.id', '=', userId).forUpdate(['a', 'u']).executeTakeFirst()

export interface AdminFilters {
  readonly search: string
  readonly status: AdminState | undefined
  readonly page: number
  readonly pageSize: number
  readonly sort: SortBy<(typeof adminSorts)[number]> | undefined
}

const matching = ({ search, status }: AdminFilters): RawBuilder<SqlBool> => {
  const isOf = status === undefined ? sql`a.deleted_at IS NULL` : sql`${state} = ${status}`
  return sql<SqlBool>`${isOf} AND (fold(u.first_name || ' ' || u.last_name) LIKE fold(${namePattern(search)}::text)
    OR strpos(lower(u.email), lower(${search}::text)) > 0)`
}

/** A page of admins; they are too few for an index. */
export const findAdmins = async (db: Db, filters: AdminFilters) => {
  const columns = { name: sql`fold(u.first_name || ' ' || u.last_name)`, created_at: sql`a.created_at` }
  const rows = await admins(db)
    .where(matching(filters))
    .orderBy(orderBy(filters.sort ?? 'name', columns, sql`u.id`))
    .limit(filters.pageSize)
    .offset((filters.page - 1) * filters.pageSize)
    .execute()
  const { total } = await db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export interface NewAdmin {
  readonly userId: string
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly now: Date
}

/** False if the e-mail has an account. Nobody can log in without a password: the invitation's link sets it. */
export const insertAdmin = async (tx: Tx, admin: NewAdmin): Promise<boolean> => {
  const { userId, email, firstName, lastName, now } = admin
  const user = { id: userId, role: 'admin', email, passwordHash: '', firstName, lastName, now } as const
  if (!(await insertUser(tx, user))) return false
  await tx
    .insertInto('admins')
    .values({ id: admin.id, user_id: admin.userId, created_at: admin.now })
    .execute()
  return true
}

export type AdminChange = Omit<UserChange, 'time_zone'>

export const changeAdmin = async (tx: Tx, userId: string, change: AdminChange, now: Date): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await changeUser(tx, userId, change, now)
}

/** Whether another person has an e-mail. */
export const isEmailTaken = async (tx: Tx, userId: string, email: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', userId)
    .executeTakeFirst()
  return row !== undefined
}

const LOCK = 727_035

/** Serializes removals: of two admins who remove each other, the second sees the first one's effect. */
export const lockRemovals = async (tx: Tx): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
}

/** Revokes the access, or restores it. */
export const markDeleted = async (tx: Tx, userId: string, at: Date | null, now: Date): Promise<void> => {
  await tx.updateTable('admins').set({ deleted_at: at }).where('user_id', '=', userId).execute()
  await blockUser(tx, userId, at, now)
}

/** The users of all active admins, for notifications that need a decision. */
export const findActiveAdminUsers = async (db: Db | Tx): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.id')
    .where('u.blocked_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('u.password_hash', '<>', '')
    .orderBy('u.id')
    .execute()
  return rows.map(({ id }) => id)
}
