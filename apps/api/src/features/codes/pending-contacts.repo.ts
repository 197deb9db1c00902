import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export type ContactKind = 'email' | 'cellphone'

export const findPendingContacts = (db: Db | Tx, userId: string) =>
  db.selectFrom('pending_contacts').select(['kind', 'value_sealed']).where('user_id', '=', userId).execute()

/** Changes of one person's profile wait for each other here, before they take anything else. */
export const lockUser = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()

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

/** To whom an e-mail about an account goes. */
export const findAddressee = (db: Db, userId: string) =>
  db.selectFrom('users').select(['email', 'first_name']).where('id', '=', userId).executeTakeFirst()

/** False where another account got the e-mail first. */
export const setEmail = async (tx: Tx, userId: string, email: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE users SET email = ${email}, updated_at = ${now}
    WHERE id = ${userId} AND NOT EXISTS (SELECT FROM users WHERE lower(email) = lower(${email}) AND id <> ${userId})
    RETURNING id`.execute(tx)
  if (rows.length !== 1) return false
  // The code came back from it: a specialist's is proven.
  await sql`UPDATE specialists SET email_confirmed_at = ${now} WHERE user_id = ${userId}`.execute(tx)
  return true
}

const phonesIn = (tx: Tx, table: 'customers' | 'specialists', userId: string) =>
  tx
    .selectFrom(table)
    .select(['id', 'contact_sealed'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** The row that holds a person's phones: a customer's or a specialist's; admins have none. */
export const lockPhones = async (tx: Tx, userId: string) => {
  for (const table of ['customers', 'specialists'] as const) {
    const row = await phonesIn(tx, table, userId)
    if (row) return { ...row, table }
  }
  return undefined
}

export const storePhones = async (
  tx: Tx,
  { table, id }: { readonly table: 'customers' | 'specialists'; readonly id: string },
  sealed: Buffer,
): Promise<void> => {
  await tx.updateTable(table).set({ contact_sealed: sealed }).where('id', '=', id).execute()
}

export const deletePendingContactsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('pending_contacts').where('created_at', '<', before).execute()
}
