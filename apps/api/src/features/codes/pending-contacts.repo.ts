import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export type ContactKind = 'email' | 'cellphone'

export const findPendingContacts = (db: Db | Tx, userId: string) =>
  db.selectFrom('pending_contacts').select(['kind', 'value_sealed']).where('user_id', '=', userId).execute()

/** Contacts that wait for their code, as JSON. */
export interface WaitingContact {
  readonly kind: string
  readonly value_sealed: string
}

/** A user's unconfirmed contacts. @param userId a value, or its name in the statement */
export const pendingSql = (userId: unknown): RawBuilder<readonly WaitingContact[]> =>
  sql<readonly WaitingContact[]>`(
    SELECT coalesce(json_agg(json_build_object('kind', w.kind, 'value_sealed', w.value_sealed)), '[]')
    FROM pending_contacts w WHERE w.user_id = ${userId})`

export const findWaiting = async (db: Db, userId: string): Promise<readonly WaitingContact[]> => {
  const { rows } = await sql<{ readonly waiting: readonly WaitingContact[] }>`
    SELECT ${pendingSql(userId)} AS waiting`.execute(db)
  return rows[0]?.waiting ?? []
}

export interface PendingContact {
  readonly userId: string
  readonly kind: ContactKind
  readonly valueSealed: Buffer
  readonly now: Date
}

/** The newest wish counts. */
export const storePendingContact = async (tx: Tx, contact: PendingContact): Promise<void> => {
  const values = { value_sealed: contact.valueSealed, created_at: contact.now }
  await tx
    .insertInto('pending_contacts')
    .values({ user_id: contact.userId, kind: contact.kind, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(values))
    .execute()
}

export const deletePendingContact = async (tx: Tx, userId: string, kind: ContactKind): Promise<void> => {
  await tx.deleteFrom('pending_contacts').where('user_id', '=', userId).where('kind', '=', kind).execute()
}

export const findUserByEmail = (db: Db | Tx, email: string) =>
  db.selectFrom('users').select('id').where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()

/** The recipient of an e-mail about an account. */
export const findAddressee = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()

export const deletePendingContactsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('pending_contacts').where('created_at', '<', before).execute()
}
