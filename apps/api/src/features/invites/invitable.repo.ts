import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { namePattern } from '../../db/words/name-search.ts'
import type { Page } from './invites.repo.ts'

/** An active specialist's user; undefined for all others. */
export const findInvitedUser = async (db: Db | Tx, specialistId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('specialists')
    .select('user_id')
    .where('id', '=', specialistId)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id
}

/** The active specialist's user with this confirmed address. */
export const findUserByEmail = async (db: Db | Tx, email: string): Promise<string | undefined> => {
  const { rows } = await sql<{ user_id: string }>`
    SELECT s.user_id FROM users u JOIN specialists s ON s.user_id = u.id
     WHERE lower(u.email) = ${email.toLowerCase()} AND s.email_confirmed_at IS NOT NULL
       AND s.status = 1 AND s.deleted_at IS NULL`.execute(db)
  return rows[0]?.user_id
}

/** A specialist's confirmed address. */
export const findConfirmedEmail = async (db: Db | Tx, specialistId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('u.email')
    .where('s.id', '=', specialistId)
    .where('s.email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.email
}

export interface InvitableRow {
  readonly id: string
  readonly name: string
  readonly avatar_key: string | null
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
  readonly specialties: readonly string[]
  readonly city: string | null
  readonly state: string | null
}

export interface InvitableQuery extends Page {
  readonly companyId: string
  readonly search: string
  readonly now: Date
}

const invitable = ({ companyId, search, now }: InvitableQuery): RawBuilder<unknown> => sql`
  s.status = 1 AND s.deleted_at IS NULL
  AND (${search} = '' OR fold(s.name) LIKE fold(${namePattern(search)}::text) OR s.council_number = ${search})
  AND NOT EXISTS (SELECT FROM company_members m
    WHERE m.company_id = ${companyId} AND m.specialist_id = s.id AND m.left_at IS NULL)
  AND NOT EXISTS (SELECT FROM company_invites i WHERE i.company_id = ${companyId} AND i.specialist_id = s.id
    AND i.status = 'sent' AND i.expires_at > ${now})`

/** Active specialists who can be invited, by name: only the data of their public cards. */
export const findInvitable = async (db: Db, query: InvitableQuery): Promise<readonly InvitableRow[]> => {
  const { rows } = await sql<InvitableRow>`
    WITH page AS (
      SELECT s.id, fold(s.name) AS sorted FROM specialists s WHERE ${invitable(query)}
       ORDER BY fold(s.name), s.id LIMIT ${query.limit} OFFSET ${query.offset}
    )
    SELECT s.id, s.name, u.avatar_key, s.council_type, s.council_uf, s.council_number, s.city, s.state,
      (SELECT coalesce(json_agg(y.name ORDER BY y.name), '[]')
         FROM bookable_offers o JOIN specialties y ON y.id = o.specialty_id
        WHERE o.specialist_id = s.id) AS specialties
      FROM page JOIN specialists s ON s.id = page.id JOIN users u ON u.id = s.user_id
     ORDER BY page.sorted, s.id`.execute(db)
  return rows
}

export const countInvitable = async (db: Db, query: InvitableQuery): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM specialists s WHERE ${invitable(query)}`.execute(db)
  return rows[0]?.total ?? 0
}
