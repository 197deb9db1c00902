import type { RecordState } from '@emma/domain/records'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { statement } from '../../db/statement.ts'
import { type RowOf, together } from '../../db/together/together.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CidIndexes } from './cids/cid-index.ts'

/** Sealed columns inside JSON arrive in PostgreSQL's format for bytes: `\x` and hexadecimals. */
interface AddendumRow {
  readonly id: string
  readonly text_sealed: string
  readonly created_at: string
}
export interface PrescriptionRow {
  readonly id: string
  readonly specialist_id: string
  readonly customer_id: string | null
  readonly record_id: string | null
  readonly appointment_id: string | null
  readonly medicine_id: string | null
  readonly is_model: boolean
  /** A model's diagnosis. */
  readonly cid_code: string | null
  /** In lists of prescriptions. */
  readonly cid_name?: string | null
  readonly content_sealed: string
  /** Whether it is in a document in force. */
  readonly issued: boolean
}

export interface RecordRow {
  readonly id: string
  readonly specialist_id: string
  readonly specialist_name: string
  readonly customer_id: string
  readonly customer_name: string
  /** The patient, if not the account's holder. */
  readonly dependent_id: string | null
  readonly dependent_name: string | null
  readonly appointment_id: string | null
  readonly attended_at: Date | null
  readonly status: RecordState
  readonly version: number
  readonly content_sealed: Buffer
  readonly signed_at: Date | null
  readonly content_hash: Buffer | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly addenda: readonly AddendumRow[]
  readonly prescriptions: readonly PrescriptionRow[]
}

/** The columns in a prescription's JSON. The prescriptions feature reads the same. */
export const prescriptionColumns = sql.raw(
  `p.id, p.specialist_id, p.customer_id, p.record_id, p.appointment_id, p.medicine_id, p.is_model, p.content_sealed, p.cid_code,
  EXISTS (SELECT FROM document_prescriptions i JOIN prescription_documents d ON d.id = i.document_id
    WHERE i.prescription_id = p.id AND d.replaced_at IS NULL) AS issued`,
)

/** Whole records. @param from the rows of `records` to read @param more columns of theirs */
export const recordsOf = (from: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => sql`
  SELECT r.id, r.specialist_id, s.name AS specialist_name, r.customer_id,
    u.first_name || ' ' || u.last_name AS customer_name, r.dependent_id,
    d.name AS dependent_name, r.appointment_id, v.starts_at AS attended_at, r.status, r.version, r.content_sealed,
    r.signed_at, r.content_hash, r.created_at, r.updated_at${more},
    coalesce((SELECT json_agg(json_build_object('id', a.id, 'text_sealed', a.text_sealed, 'created_at', a.created_at)
      ORDER BY a.created_at, a.id) FROM record_addenda a WHERE a.record_id = r.id), '[]') AS addenda,
    coalesce((SELECT json_agg(p ORDER BY p.created_at, p.id) FROM
      (SELECT ${prescriptionColumns}, p.created_at FROM prescriptions p WHERE p.record_id = r.id) p), '[]')
      AS prescriptions FROM ${from} r
  JOIN specialists s ON s.id = r.specialist_id
  JOIN customers c ON c.id = r.customer_id
  JOIN users u ON u.id = c.user_id
  LEFT JOIN appointments v ON v.id = r.appointment_id
  LEFT JOIN dependents d ON d.id = r.dependent_id`

const recordById = statement<{ readonly id: string }, RecordRow>(
  (value) => sql<RecordRow>`${recordsOf(sql`records`)} WHERE r.id = ${value('id')}::uuid`,
)

export const findRecord = async (tx: Tx, id: string): Promise<RecordRow | undefined> =>
  (await recordById(tx, { id }))[0]

const recordsById = statement<{ readonly ids: readonly string[] }, RecordRow & RowOf>((value) => {
  const asked = sql`(SELECT r.*, asked.nth FROM unnest((SELECT ${value('ids')}::uuid[])) WITH ORDINALITY asked (id, nth)
    JOIN records r ON r.id = asked.id)`
  return sql<RecordRow & RowOf>`${recordsOf(asked, sql`, r.nth`)}`
})

const readTogether = together<Db, string, RecordRow & RowOf>({
  named: (id) => id,
  read: (db, ids) => recordsById(db, { ids }),
})

/** The same for a read-only call. */
export const readRecordRow = async (db: Db, id: string): Promise<RecordRow | undefined> =>
  (await readTogether(db, id))[0]

export const findRecordOfAppointment = async (
  db: Db | Tx,
  appointmentId: string,
): Promise<RecordRow | undefined> => {
  const { rows } = await sql<RecordRow>`
    ${recordsOf(sql`records`)} WHERE r.appointment_id = ${appointmentId}::uuid`.execute(db)
  return rows[0]
}

/** Locks the row that a write depends on until the transaction ends. */
export const lockRecord = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('records')
    .select([
      'id',
      'specialist_id',
      'customer_id',
      'dependent_id',
      'appointment_id',
      'status',
      'version',
      'content_sealed',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, status: row.status === 'signed' ? ('signed' as const) : ('draft' as const) }
}
export type LockedRecord = NonNullable<Awaited<ReturnType<typeof lockRecord>>>

export interface NewRecord {
  readonly id: string
  readonly specialistId: string
  readonly customerId: string
  readonly dependentId: string | null
  readonly appointmentId: string | null
  readonly sealed: Buffer
  readonly indexes: CidIndexes
  readonly now: Date
}

/** False if the appointment has a record already. */
export const insertRecord = async (tx: Tx, record: NewRecord): Promise<boolean> => {
  const inserted = await tx
    .insertInto('records')
    .values({
      id: record.id,
      specialist_id: record.specialistId,
      customer_id: record.customerId,
      dependent_id: record.dependentId,
      appointment_id: record.appointmentId,
      status: 'draft',
      content_sealed: record.sealed,
      ...record.indexes,
      cid_version: 1,
      created_at: record.now,
      updated_at: record.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const saveContent = async (
  tx: Tx,
  id: string,
  { sealed, indexes, now }: Pick<NewRecord, 'sealed' | 'indexes' | 'now'>,
): Promise<void> => {
  await tx
    .updateTable('records')
    .set((eb) => ({
      content_sealed: sealed,
      ...indexes,
      version: eb('version', '+', 1),
      cid_version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

export const markSigned = async (tx: Tx, id: string, contentHash: Buffer, now: Date): Promise<void> => {
  await tx
    .updateTable('records')
    .set({ status: 'signed', signed_at: now, content_hash: contentHash, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export const insertAddendum = async (
  tx: Tx,
  { id, recordId, sealed, now }: { id: string; recordId: string; sealed: Buffer; now: Date },
): Promise<void> => {
  const values = { id, record_id: recordId, text_sealed: sealed, created_at: now }
  await tx.insertInto('record_addenda').values(values).execute()
  await tx.updateTable('records').set({ updated_at: now }).where('id', '=', recordId).execute()
}
