import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { changeUser as setUser, type UserChange } from '../auth/index.ts'
import { variableSql } from '../variables/index.ts'

const accounts = (db: Db | Tx) =>
  db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.user_id',
      's.status',
      's.status_reason',
      's.summary',
      's.council_type',
      's.council_uf',
      's.council_number',
      's.time_zone',
      's.use_online',
      's.on_duty',
      's.stopwatch',
      's.chat_enabled',
      's.chat_hours',
      's.auto_reply',
      's.languages',
      's.attends_children',
      's.nickname',
      's.gender',
      's.marital_status',
      's.contact_preference',
      's.birth_date',
      's.cpf_sealed',
      's.contact_sealed',
      's.address_sealed',
      's.special_document_sealed',
      's.email_confirmed_at',
      's.created_at',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.avatar_key',
    ])
    .where('s.deleted_at', 'is', null)

export const findAccount = (db: Db | Tx, id: string) => accounts(db).where('s.id', '=', id).executeTakeFirst()

/** Locked until the transaction ends; bookings with it wait too. */
export const lockAccount = (tx: Tx, id: string) =>
  accounts(tx).where('s.id', '=', id).forUpdate('s').executeTakeFirst()

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Requirements filled in elsewhere: an enabled specialty with a price, a bank account that the provider accepted. */
export const findPractice = async (db: Db | Tx, id: string) => {
  const { rows } = await sql<{ has_offer: boolean; has_bank_account: boolean }>`
    SELECT EXISTS (SELECT FROM specialist_specialties o JOIN specialties y ON y.id = o.specialty_id
                    WHERE o.specialist_id = ${id} AND o.enabled AND y.enabled) AS has_offer,
           EXISTS (SELECT FROM bank_accounts b
                    WHERE b.specialist_id = ${id} AND b.status = 'active') AS has_bank_account`.execute(db)
  return rows[0] ?? { has_offer: false, has_bank_account: false }
}

/** Whether the hours open any slot within the coming weeks, visible or not. */
export const hasOpenSlots = async (db: Db | Tx, id: string, now: Date): Promise<boolean> => {
  const { rows } =
    await sql`SELECT FROM shown_slots(${id}::uuid, ${now}::timestamptz, ${variableSql('lead_minutes')})`.execute(
      db,
    )
  return rows.length > 0
}

export interface SpecialistChange {
  readonly name?: string
  readonly birth_date?: string
  readonly cpf_sealed?: Buffer
  readonly cpf_hash?: Buffer
  readonly special_document_sealed?: Buffer | null
  readonly contact_sealed?: Buffer
  readonly contact_preference?: string
  readonly nickname?: string | null
  readonly gender?: string | null
  readonly marital_status?: string | null
  readonly address_sealed?: Buffer
  readonly city?: string
  readonly state?: string
  readonly council_type?: string
  readonly council_uf?: string
  readonly council_number?: string
  readonly summary?: string
  readonly time_zone?: string
  readonly stopwatch?: boolean
  readonly chat_enabled?: boolean
  readonly chat_hours?: string | null
  readonly auto_reply?: string | null
  readonly languages?: string[]
  readonly attends_children?: boolean
  readonly use_online?: boolean
  readonly on_duty?: boolean
}

/** A specialist's phones, locked; undefined for a user of another role. */
export const lockContact = (tx: Tx, userId: string) =>
  tx
    .selectFrom('specialists')
    .select(['id', 'contact_sealed'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const changeSpecialist = async (tx: Tx, id: string, change: SpecialistChange): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('specialists').set(change).where('id', '=', id).execute()
}

/** The cities of all specialists, as they are written. */
export const findCities = async (db: Db) => {
  const { rows } = await sql<{ city: string; state: string }>`
    SELECT DISTINCT city, state FROM specialists WHERE city IS NOT NULL AND state IS NOT NULL`.execute(db)
  return rows
}

export const renameCity = async (db: Db, state: string, typed: string, city: string): Promise<void> => {
  await db
    .updateTable('specialists')
    .set({ city })
    .where('state', '=', state)
    .where('city', '=', typed)
    .execute()
}

export const changeUser = async (tx: Tx, userId: string, change: UserChange, now: Date): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await setUser(tx, userId, change, now)
}

/** The open sessions of a person, whose actors are cached. */
export const findOpenSessions = async (db: Db | Tx, userId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
