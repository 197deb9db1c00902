import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { type PrescriptionRow, prescriptionColumns } from '../records/index.ts'

/** What a document is made of. */
export interface DocumentSource {
  readonly record_id: string
  readonly specialist_id: string
  readonly customer_id: string
  readonly customer_name: string
  readonly specialist_name: string
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
  readonly time_zone: string
  readonly prescriptions: readonly (PrescriptionRow & { readonly class: string })[]
}

/** A prescription without a medicine of the table counts as a common one. */
export const findDocumentSource = async (db: Db, recordId: string): Promise<DocumentSource | undefined> => {
  const { rows } = await sql<DocumentSource>`
    SELECT r.id AS record_id, r.specialist_id, r.customer_id, u.first_name || ' ' || u.last_name AS customer_name,
      s.name AS specialist_name, s.council_type, s.council_uf, s.council_number, s.time_zone,
      coalesce((SELECT json_agg(x ORDER BY x.created_at, x.id) FROM
        (SELECT ${prescriptionColumns}, p.created_at, coalesce(m.class, 'common') AS class FROM prescriptions p
          LEFT JOIN medicines m ON m.id = p.medicine_id WHERE p.record_id = r.id) x), '[]') AS prescriptions
    FROM records r
    JOIN specialists s ON s.id = r.specialist_id
    JOIN customers c ON c.id = r.customer_id
    JOIN users u ON u.id = c.user_id
    WHERE r.id = ${recordId}::uuid`.execute(db)
  return rows[0]
}

export interface NewDocument {
  readonly id: string
  readonly recordId: string
  readonly specialistId: string
  readonly customerId: string
  readonly code: string
  readonly fileKey: string
  readonly fileHash: Buffer
  readonly itemsSealed: Buffer
  readonly delivery: string
  readonly now: Date
}

/** The new document takes the place of the record's one before. */
export const insertDocument = async (tx: Tx, document: NewDocument): Promise<void> => {
  await tx
    .updateTable('prescription_documents')
    .set({ replaced_at: document.now })
    .where('record_id', '=', document.recordId)
    .where('replaced_at', 'is', null)
    .execute()
  await tx
    .insertInto('prescription_documents')
    .values({
      id: document.id,
      record_id: document.recordId,
      specialist_id: document.specialistId,
      customer_id: document.customerId,
      code: document.code,
      file_key: document.fileKey,
      file_hash: document.fileHash,
      signature: 'none',
      items_sealed: document.itemsSealed,
      delivery: document.delivery,
      created_at: document.now,
    })
    .execute()
}

const documents = (db: Db | Tx) =>
  db
    .selectFrom('prescription_documents as d')
    .innerJoin('specialists as s', 's.id', 'd.specialist_id')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select([
      'd.id',
      'd.record_id',
      'd.specialist_id',
      'd.customer_id',
      'd.code',
      'd.file_key',
      'd.signature',
    ])
    .select(['d.items_sealed', 'd.delivery', 'd.replaced_at', 'd.created_at'])
    .select(['s.name as specialist_name', 's.council_type', 's.council_uf', 's.council_number'])
    .select(['u.first_name', 'u.last_name'])

export const findDocument = (db: Db | Tx, id: string) =>
  documents(db).where('d.id', '=', id).executeTakeFirst()
export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>

export const findDocumentByCode = (db: Db, code: string) =>
  documents(db).where('d.code', '=', code).executeTakeFirst()

/** What a patient received and still counts, newest first. */
export const findDocumentsOfCustomer = async (
  db: Db | Tx,
  customerId: string,
  limit: number,
  offset: number,
) => {
  const rows = await documents(db)
    .where('d.customer_id', '=', customerId)
    .where('d.delivery', '=', 'electronic')
    .where('d.replaced_at', 'is', null)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('prescription_documents')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where('delivery', '=', 'electronic')
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { rows, total }
}
