import type { Gender } from '@emma/domain/customers'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ReachHashes } from './identity.ts'

export interface ContactRow extends ReachHashes {
  readonly id: string
  readonly import_id: string
  readonly name: string
  readonly birth_date: string | null
  readonly sex: Gender | null
  readonly reach_sealed: Buffer
  readonly note_sealed: Buffer | null
  readonly file_name: string
  readonly imported_at: Date
  readonly tag_ids: readonly string[]
}

const contacts = sql`
  SELECT c.id, c.import_id, c.name, c.birth_date::text AS birth_date, c.sex, c.reach_sealed, c.note_sealed,
    c.cpf_hash, c.phone_hash, c.email_hash, i.file_name, i.created_at AS imported_at,
    ARRAY(SELECT g.tag_id FROM tagged_contacts g WHERE g.contact_id = c.id) AS tag_ids
  FROM patient_contacts c JOIN patient_imports i ON i.id = c.import_id`

/** A contact of the specialist's own. */
export const findContact = async (
  db: Db | Tx,
  specialistId: string,
  id: string,
): Promise<ContactRow | undefined> => {
  const { rows } = await sql<ContactRow>`
    ${contacts} WHERE c.id = ${id}::uuid AND c.specialist_id = ${specialistId}::uuid`.execute(db)
  return rows[0]
}

/** Whether a specialist has any: most have none. */
export const hasContacts = async (tx: Tx, specialistId: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM patient_contacts WHERE specialist_id = ${specialistId}::uuid LIMIT 1`.execute(tx)
  return rows.length > 0
}

/** Locks a contact: changing it, deleting it and turning it into a patient are serialized. */
export const lockContact = async (tx: Tx, specialistId: string, id: string) => {
  await sql`
    SELECT FROM patient_contacts WHERE id = ${id}::uuid AND specialist_id = ${specialistId}::uuid FOR UPDATE`.execute(
    tx,
  )
  return findContact(tx, specialistId, id)
}

/** Locks contacts that share a CPF, a phone or an e-mail with a person. */
export const lockContactsLike = async (
  tx: Tx,
  specialistId: string,
  { cpf_hash, phone_hash, email_hash }: ReachHashes,
): Promise<readonly ContactRow[]> => {
  const { rows } = await sql<ContactRow>`
    ${contacts} WHERE c.specialist_id = ${specialistId}::uuid
      AND (c.cpf_hash = ${cpf_hash} OR c.phone_hash = ${phone_hash} OR c.email_hash = ${email_hash})
    ORDER BY c.id FOR UPDATE OF c`.execute(tx)
  return rows
}

export interface ContactChange extends ReachHashes {
  readonly name: string
  readonly birth_date: string | null
  readonly sex: Gender | null
  readonly reach_sealed: Buffer
  readonly note_sealed: Buffer | null
  readonly changed_at: Date
}

/** Whether another contact of the specialist has this CPF. */
export const isCpfTaken = async (
  tx: Tx,
  { specialistId, id, cpfHash }: { specialistId: string; id: string; cpfHash: Buffer | null },
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM patient_contacts
    WHERE specialist_id = ${specialistId}::uuid AND cpf_hash = ${cpfHash} AND id <> ${id}::uuid`.execute(tx)
  return rows.length > 0
}

export const updateContact = async (tx: Tx, id: string, change: ContactChange): Promise<void> => {
  await tx.updateTable('patient_contacts').set(change).where('id', '=', id).execute()
}

/** Replaces the contact's tags. */
export const replaceContactTags = async (tx: Tx, id: string, tagIds: readonly string[]): Promise<void> => {
  await tx.deleteFrom('tagged_contacts').where('contact_id', '=', id).execute()
  await sql`
    INSERT INTO tagged_contacts (tag_id, contact_id)
    SELECT tag_id, ${id}::uuid FROM unnest(${tagIds}::uuid[]) AS tag_id`.execute(tx)
}

/** Deletes a contact; true if its import has none left: then its key is no longer needed. */
export const deleteContactRow = async (
  tx: Tx,
  { id, import_id }: Pick<ContactRow, 'id' | 'import_id'>,
): Promise<boolean> => {
  await tx.selectFrom('patient_imports').select('id').where('id', '=', import_id).forUpdate().execute()
  await tx.deleteFrom('patient_contacts').where('id', '=', id).execute()
  const { rows } =
    await sql`SELECT FROM patient_contacts WHERE import_id = ${import_id}::uuid LIMIT 1`.execute(tx)
  return rows.length === 0
}

/** Moves the contact's tags to the patient. */
export const giveTags = async (
  tx: Tx,
  contactId: string,
  { customerId, dependentId }: { readonly customerId: string; readonly dependentId: string | null },
): Promise<void> => {
  await sql`
    INSERT INTO tagged_patients (tag_id, customer_id, dependent_id)
    SELECT tag_id, ${customerId}::uuid, ${dependentId}::uuid FROM tagged_contacts
    WHERE contact_id = ${contactId}::uuid ON CONFLICT DO NOTHING`.execute(tx)
}
