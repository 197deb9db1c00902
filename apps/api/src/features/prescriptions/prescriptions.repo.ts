import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { type PrescriptionRow, prescriptionColumns } from '../records/index.ts'

/** Sealed bytes in their JSON form, so that a row reads the same alone and inside a record. */
const rowOf = sql`SELECT to_json(x) AS row FROM (SELECT ${prescriptionColumns}, p.created_at,
  (SELECT c.description FROM cids c WHERE c.code = p.cid_code) AS cid_name FROM prescriptions p`

const find = async (db: Db | Tx, rest: RawBuilder<unknown>): Promise<PrescriptionRow[]> => {
  const { rows } = await sql<{ readonly row: PrescriptionRow }>`${rowOf} ${rest}) x`.execute(db)
  return rows.map(({ row }) => row)
}

export interface PrescriptionFilter {
  readonly specialistId: string
  readonly isModel: boolean | undefined
  readonly recordId: string | undefined
  /** Models for a diagnosis of this code's category. */
  readonly cid: string | undefined
}

const conditionOf = ({ specialistId, isModel, recordId, cid }: PrescriptionFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`p.specialist_id = ${specialistId}::uuid`,
      ...(isModel === undefined ? [] : [sql`p.is_model = ${isModel}::boolean`]),
      ...(recordId === undefined ? [] : [sql`p.record_id = ${recordId}::uuid`]),
      ...(cid === undefined ? [] : [sql`p.is_model AND left(p.cid_code, 3) = left(${cid}::text, 3)`]),
    ],
    sql` AND `,
  )

/** A specialist's own, newest first. */
export const findPrescriptions = (
  db: Db | Tx,
  filter: PrescriptionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<PrescriptionRow[]> =>
  find(
    db,
    sql`WHERE ${conditionOf(filter)} ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`,
  )

export const countPrescriptions = async (db: Db | Tx, filter: PrescriptionFilter): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`
    SELECT count(*) AS total FROM prescriptions p WHERE ${conditionOf(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

export const findPrescription = async (tx: Tx, id: string): Promise<PrescriptionRow | undefined> => {
  const rows = await find(tx, sql`WHERE p.id = ${id}::uuid`)
  return rows[0]
}

/** Locks one prescription until the transaction ends. */
export const lockPrescription = async (tx: Tx, id: string): Promise<PrescriptionRow | undefined> => {
  const rows = await find(tx, sql`WHERE p.id = ${id}::uuid FOR UPDATE OF p`)
  return rows[0]
}

export const findRecordIdOfAppointment = async (
  tx: Tx,
  appointmentId: string,
): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('records')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst()
  return row?.id
}

export const medicineExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('medicines').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export interface StoredPrescription {
  readonly id: string
  readonly specialistId: string
  readonly customerId: string | null
  readonly recordId: string | null
  readonly appointmentId: string | null
  readonly medicineId: string | null
  readonly cid: string | null
  readonly sealed: Buffer
  readonly now: Date
}

/** Without a patient it is a model. */
export const insertPrescription = async (tx: Tx, row: StoredPrescription): Promise<void> => {
  await tx
    .insertInto('prescriptions')
    .values({
      id: row.id,
      specialist_id: row.specialistId,
      customer_id: row.customerId,
      record_id: row.recordId,
      appointment_id: row.appointmentId,
      medicine_id: row.medicineId,
      is_model: row.customerId === null,
      cid_code: row.cid,
      content_sealed: row.sealed,
      created_at: row.now,
      updated_at: row.now,
    })
    .execute()
}

export const savePrescription = async (
  tx: Tx,
  {
    id,
    medicineId,
    cid,
    sealed,
    now,
  }: Pick<StoredPrescription, 'id' | 'medicineId' | 'cid' | 'sealed' | 'now'>,
): Promise<void> => {
  const change = { medicine_id: medicineId, cid_code: cid, content_sealed: sealed, updated_at: now }
  await tx.updateTable('prescriptions').set(change).where('id', '=', id).execute()
}

export const removePrescription = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('prescriptions').where('id', '=', id).execute()
}
