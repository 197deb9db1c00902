import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ContactChange } from '../contacts/contacts.repo.ts'
import type { ReachHashes } from '../contacts/identity.ts'

/** The identities of a specialist's contacts, for comparison. */
export const findContactIdentities = async (db: Db | Tx, specialistId: string) => {
  const { rows } = await sql<ReachHashes & { readonly name: string; readonly birth_date: string | null }>`
    SELECT name, birth_date::text AS birth_date, cpf_hash, phone_hash, email_hash
    FROM patient_contacts WHERE specialist_id = ${specialistId}::uuid`.execute(db)
  return rows
}

const columns = ['id', 'file_name', 'created_at', 'made', 'known', 'faulty', 'undone_at', 'removed'] as const

const MOST_SHOWN = 100

export const findImports = (db: Db, specialistId: string) =>
  db
    .selectFrom('patient_imports')
    .select(columns)
    .where('specialist_id', '=', specialistId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
export type ImportRow = Awaited<ReturnType<typeof findImports>>[number]

export const insertImport = (
  tx: Tx,
  row: Pick<ImportRow, 'id' | 'file_name' | 'created_at' | 'made' | 'known' | 'faulty'> & {
    readonly specialist_id: string
  },
): Promise<ImportRow> =>
  tx.insertInto('patient_imports').values(row).returning(columns).executeTakeFirstOrThrow()

export interface NewContact extends Omit<ContactChange, 'changed_at'> {
  readonly id: string
  readonly specialist_id: string
  readonly import_id: string
  readonly created_at: Date
}

/** PostgreSQL accepts 65535 values per statement. */
const AT_ONCE = 1000

const insertInSets = async <T>(rows: readonly T[], insert: (set: readonly T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE))
}

export const insertContacts = (tx: Tx, rows: readonly NewContact[]): Promise<void> =>
  insertInSets(rows, (set) =>
    tx
      .insertInto('patient_contacts')
      .values([...set])
      .execute(),
  )

export const insertContactTags = (
  tx: Tx,
  rows: readonly { readonly tag_id: string; readonly contact_id: string }[],
): Promise<void> =>
  insertInSets(rows, (set) =>
    tx
      .insertInto('tagged_contacts')
      .values([...set])
      .execute(),
  )

/** Locks a specialist's own import after its contacts, in the same order as removing a contact does. */
export const lockImport = async (
  tx: Tx,
  specialistId: string,
  id: string,
): Promise<ImportRow | undefined> => {
  await sql`
    SELECT FROM patient_contacts WHERE import_id = ${id}::uuid AND specialist_id = ${specialistId}::uuid
    ORDER BY id FOR UPDATE`.execute(tx)
  return tx
    .selectFrom('patient_imports')
    .select(columns)
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .forUpdate()
    .executeTakeFirst()
}

/** A booking link was sent to the contact, or reserved for them. */
const isInvited = sql`EXISTS (SELECT FROM booking_links l
  WHERE l.specialist_id = c.specialist_id AND l.person_hash IN (c.phone_hash, c.email_hash)
    AND l.created_at >= c.created_at)`

/** Contacts of an import that were used since. */
export const findWorkedOn = async (tx: Tx, importId: string) => {
  const { rows } = await sql<{ readonly id: string; readonly name: string; readonly invited: boolean }>`
    SELECT c.id, c.name, ${isInvited} AS invited FROM patient_contacts c
    WHERE c.import_id = ${importId}::uuid AND (c.changed_at IS NOT NULL OR ${isInvited})
    ORDER BY fold(c.name), c.id`.execute(tx)
  return rows
}

/** Deletes an import's contacts except some; returns how many. */
export const deleteContactsBut = async (
  tx: Tx,
  importId: string,
  kept: readonly string[],
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM patient_contacts WHERE import_id = ${importId}::uuid AND id <> ALL(${kept}::uuid[])`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

export const setUndone = (tx: Tx, id: string, removed: number, now: Date): Promise<ImportRow> =>
  tx
    .updateTable('patient_imports')
    .set({ undone_at: now, removed })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
