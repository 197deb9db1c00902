import type { SortBy } from '@emma/contracts/kit'
import type { recordSorts } from '@emma/contracts/records'
import type { RecordState } from '@emma/domain/records'
import { type RawBuilder, sql } from 'kysely'
import { namePattern } from '../../db/name-search.ts'
import { orderBy } from '../../db/order-by.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** Sealed columns inside JSON arrive as PostgreSQL writes bytes: `\x` and hexadecimals. */
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
  /** The diagnosis that a model is kept for. */
  readonly cid_code: string | null
  readonly content_sealed: string
  /** Whether it stands in a document in force. */
  readonly issued: boolean
}

export interface RecordRow {
  readonly id: string
  readonly specialist_id: string
  readonly specialist_name: string
  readonly customer_id: string
  readonly customer_name: string
  /** The patient, where it is not the account's holder. */
  readonly dependent_id: string | null
  readonly dependent_name: string | null
  readonly appointment_id: string | null
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

/** What a prescription's JSON holds. The feature prescriptions reads the same. */
export const prescriptionColumns = sql.raw(
  `p.id, p.specialist_id, p.customer_id, p.record_id, p.appointment_id, p.medicine_id, p.is_model, p.content_sealed, p.cid_code,
  EXISTS (SELECT FROM document_prescriptions i JOIN prescription_documents d ON d.id = i.document_id
    WHERE i.prescription_id = p.id AND d.replaced_at IS NULL) AS issued`,
)

const records = sql`
  SELECT r.id, r.specialist_id, s.name AS specialist_name, r.customer_id,
    u.first_name || ' ' || u.last_name AS customer_name, r.dependent_id,
    d.name AS dependent_name, r.appointment_id, r.status, r.version, r.content_sealed,
    r.signed_at, r.content_hash, r.created_at, r.updated_at,
    coalesce((SELECT json_agg(json_build_object('id', a.id, 'text_sealed', a.text_sealed, 'created_at', a.created_at)
      ORDER BY a.created_at, a.id) FROM record_addenda a WHERE a.record_id = r.id), '[]') AS addenda,
    coalesce((SELECT json_agg(p ORDER BY p.created_at, p.id) FROM
      (SELECT ${prescriptionColumns}, p.created_at FROM prescriptions p WHERE p.record_id = r.id) p), '[]')
      AS prescriptions
  FROM records r
  JOIN specialists s ON s.id = r.specialist_id
  JOIN customers c ON c.id = r.customer_id
  JOIN users u ON u.id = c.user_id
  LEFT JOIN dependents d ON d.id = r.dependent_id`

export const findRecord = async (db: Db | Tx, id: string): Promise<RecordRow | undefined> => {
  const { rows } = await sql<RecordRow>`${records} WHERE r.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export const findRecordOfAppointment = async (
  db: Db | Tx,
  appointmentId: string,
): Promise<RecordRow | undefined> => {
  const { rows } = await sql<RecordRow>`${records} WHERE r.appointment_id = ${appointmentId}::uuid`.execute(
    db,
  )
  return rows[0]
}

export interface Page {
  readonly page: number
  readonly pageSize: number
  readonly sort?: SortBy<(typeof recordSorts)[number]> | undefined
}

/** A page of the records that fit; their number is counted apart only where the page is empty. */
const findPage = async (db: Db | Tx, condition: RawBuilder<unknown>, asked: Page) => {
  const { page, pageSize, sort = '-created_at' } = asked
  const offset = (page - 1) * pageSize
  const order = orderBy(sort, { created_at: sql`r.created_at` }, sql`r.id`)
  const { rows } = await sql<RecordRow & { readonly total: number }>`
    WITH page AS (SELECT r.id, count(*) OVER () AS total
      FROM records r JOIN customers c ON c.id = r.customer_id JOIN users u ON u.id = c.user_id
      WHERE ${condition} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${offset})
    SELECT r.*, page.total FROM (${records} WHERE r.id IN (SELECT id FROM page)) r JOIN page ON page.id = r.id
    ORDER BY ${order}`.execute(db)
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countRecords(db, condition))
  return { rows, total }
}

const countRecords = async (db: Db | Tx, condition: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`
    SELECT count(*) AS total FROM records r JOIN customers c ON c.id = r.customer_id JOIN users u ON u.id = c.user_id
    WHERE ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

export interface RecordFilter extends Page {
  readonly specialistId: string
  readonly search: string
  readonly status: 'draft' | 'signed' | undefined
  /** Days in the specialist's zone, both included. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly timeZone: string
}

export const findRecordsOfSpecialist = (db: Db | Tx, filter: RecordFilter) => {
  const { specialistId, search, status, from, to, timeZone } = filter
  const conditions = [
    sql`r.specialist_id = ${specialistId}::uuid`,
    ...(search === ''
      ? []
      : [
          sql`fold(concat_ws(' ', u.first_name, u.last_name,
            (SELECT d.name FROM dependents d WHERE d.id = r.dependent_id))) LIKE fold(${namePattern(search)})`,
        ]),
    ...(status === undefined ? [] : [sql`r.status = ${status}`]),
    ...(from === undefined
      ? []
      : [sql`r.created_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone}::text`]),
    ...(to === undefined
      ? []
      : [sql`r.created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}::text`]),
  ]
  return findPage(db, sql.join(conditions, sql` AND `), filter)
}

/** A patient's records: one specialist's in any state, and where shared, the signed ones of all. */
export const findHistory = (
  db: Db | Tx,
  {
    customerId,
    dependentId,
    authorId,
    shared,
    ...page
  }: Page & { customerId: string; dependentId: string | null; authorId: string | null; shared: boolean },
) =>
  findPage(
    db,
    sql`r.customer_id = ${customerId}::uuid AND r.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
      AND (r.specialist_id = ${authorId}::uuid OR (${shared}::boolean AND r.status = 'signed'))`,
    page,
  )

/** The row that a write decides on, held until the transaction ends. */
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
  readonly now: Date
}

/** False where the appointment has a record already. */
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
      created_at: record.now,
      updated_at: record.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const saveContent = async (tx: Tx, id: string, sealed: Buffer, now: Date): Promise<void> => {
  await tx
    .updateTable('records')
    .set((eb) => ({ content_sealed: sealed, version: eb('version', '+', 1), updated_at: now }))
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
