import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type PrescriptionRow, prescriptionColumns } from '../../records/index.ts'

export type SourcePrescription = PrescriptionRow & {
  readonly class: string
  readonly active_ingredient: string | null
  /** Version of the content: every save changes it. */
  readonly version: string
}
/** The source data of a document. */
export interface SourceRow {
  readonly record_id: string
  readonly specialist_id: string
  readonly customer_id: string
  readonly dependent_id: string | null
  readonly appointment_id: string | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  /** The appointment's; null without one, and for one by video. */
  readonly place_id: string | null
  /** The appointment's; null without one. */
  readonly status: string | null
  /** The appointment's; null without one. */
  readonly specialty: string | null
  readonly user_id: string
  readonly content_sealed: Buffer
  readonly prescriptions: readonly SourcePrescription[]
}

/** A prescription without a medicine from the table counts as a common one. */
export const findSource = async (db: Db | Tx, recordId: string): Promise<SourceRow | undefined> => {
  const { rows } = await sql<SourceRow>`
    SELECT r.id AS record_id, r.specialist_id, r.customer_id, r.dependent_id, r.appointment_id, a.starts_at, a.ends_at,
      a.place_id, a.status, y.name AS specialty, c.user_id, r.content_sealed,
      coalesce((SELECT json_agg(x ORDER BY x.created_at, x.id) FROM
        (SELECT ${prescriptionColumns}, p.created_at, md5(p.content_sealed) AS version, coalesce(m.class, 'common') AS class, m.active_ingredient
          FROM prescriptions p LEFT JOIN medicines m ON m.id = p.medicine_id
          WHERE p.record_id = r.id) x), '[]') AS prescriptions
    FROM records r
    JOIN customers c ON c.id = r.customer_id
    LEFT JOIN appointments a ON a.id = r.appointment_id
    LEFT JOIN specialties y ON y.id = a.specialty_id
    WHERE r.id = ${recordId}::uuid`.execute(db)
  return rows[0]
}

/**
 * Of names typed without choosing a medicine, those that match the start of a retained medicine's name (up to the
 * strength). Pharmacies keep those prescriptions too.
 */
export const findRetainedNames = async (db: Db | Tx, names: readonly string[]) => {
  if (names.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ name: string; class: string }>`
    SELECT DISTINCT ON (typed.name) typed.name, m.class
    FROM unnest(${names}::text[]) AS typed (name)
    JOIN medicines m ON m.class IN ('antimicrobial', 'glp1', 'controlled_344')
      AND starts_with(fold(typed.name) || ' ', regexp_replace(fold(m.name), '\\s*[0-9].*$', '') || ' ')
    ORDER BY typed.name, length(m.name) DESC`.execute(db)
  return new Map(rows.map((row) => [row.name, row.class]))
}

/** The current prescriptions of a record, each with its version, in the order of documents. */
export const findVersions = async (tx: Tx, recordId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string; version: string }>`
    SELECT id, md5(content_sealed) AS version FROM prescriptions WHERE record_id = ${recordId}::uuid
    ORDER BY created_at, id`.execute(tx)
  return rows.map(({ id, version }) => `${id} ${version}`)
}

/** The documents in force that contain a prescription. */
export const findStanding = async (tx: Tx, prescriptionId: string): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('document_prescriptions as i')
    .innerJoin('prescription_documents as d', 'd.id', 'i.document_id')
    .select('d.id')
    .where('i.prescription_id', '=', prescriptionId)
    .where('d.replaced_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export interface NewDocument {
  readonly id: string
  readonly recordId: string
  readonly specialistId: string
  readonly customerId: string
  readonly kind: string
  readonly legalClass: string | null
  readonly controlledList: string | null
  readonly validUntil: string | null
  readonly code: string
  readonly fileKey: string
  readonly fileHash: Buffer
  readonly signature: string
  readonly itemsSealed: Buffer
  /** The sealed reason to issue it despite a warning; null without a warning. */
  readonly overrideSealed: Buffer | null
  readonly delivery: string
  /** Its prescriptions, if it is a prescription document. */
  readonly prescriptionIds: readonly string[]
  readonly now: Date
}

/** New prescriptions replace the record's earlier ones. Other documents stay. */
export const replacePrescriptions = async (tx: Tx, recordId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('prescription_documents')
    .set({ replaced_at: now })
    .where('record_id', '=', recordId)
    .where('kind', '=', 'prescription')
    .where('replaced_at', 'is', null)
    .execute()
}

export const insertDocuments = async (tx: Tx, documents: readonly NewDocument[]): Promise<void> => {
  await tx
    .insertInto('prescription_documents')
    .values(
      documents.map((document) => ({
        id: document.id,
        record_id: document.recordId,
        specialist_id: document.specialistId,
        customer_id: document.customerId,
        kind: document.kind,
        legal_class: document.legalClass,
        controlled_list: document.controlledList,
        valid_until: document.validUntil,
        code: document.code,
        file_key: document.fileKey,
        file_hash: document.fileHash,
        signature: document.signature,
        items_sealed: document.itemsSealed,
        override_sealed: document.overrideSealed,
        delivery: document.delivery,
        created_at: document.now,
      })),
    )
    .execute()
  const links = documents.flatMap(({ id, prescriptionIds }) =>
    prescriptionIds.map((prescription_id) => ({ document_id: id, prescription_id })),
  )
  if (links.length > 0) await tx.insertInto('document_prescriptions').values(links).execute()
}

export const documents = (db: Db | Tx) =>
  db
    .selectFrom('prescription_documents as d')
    .innerJoin('records as r', 'r.id', 'd.record_id')
    .innerJoin('specialists as s', 's.id', 'd.specialist_id')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('dependents as k', 'k.id', 'r.dependent_id')
    .select([
      'd.id',
      'd.record_id',
      'd.specialist_id',
      'd.customer_id',
      'd.code',
      'd.file_key',
      'd.signature',
    ])
    .select(['d.kind', 'd.legal_class', 'd.controlled_list', 'd.valid_until', 'd.revoked_at'])
    .select(['d.items_sealed', 'd.delivery', 'd.replaced_at', 'd.created_at'])
    .select(['s.name as specialist_name', 's.council_type', 's.council_uf', 's.council_number'])
    .select([
      's.time_zone',
      'u.first_name',
      'u.last_name',
      'k.id as dependent_id',
      'k.name as dependent_name',
    ])

export const findDocument = (db: Db | Tx, id: string) =>
  documents(db).where('d.id', '=', id).executeTakeFirst()
export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>

export const findDocumentByCode = (db: Db, code: string) =>
  documents(db).where('d.code', '=', code).executeTakeFirst()

export const findDocumentsById = (db: Db | Tx, ids: readonly string[]) =>
  documents(db).where('d.id', 'in', ids).orderBy('d.id').execute()

/** Revokes a document; returns its patient and issuer, or undefined if it is not in force. */
export const revoke = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('prescription_documents as d')
    .from('customers as c')
    .set({ replaced_at: now, revoked_at: now })
    .where('d.id', '=', id)
    .whereRef('c.id', '=', 'd.customer_id')
    .where('d.replaced_at', 'is', null)
    .returning(['d.customer_id', 'd.specialist_id', 'c.user_id'])
    .executeTakeFirst()
