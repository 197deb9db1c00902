import type { AppointmentState } from '@emma/domain/booking'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

const appointments = (tx: Tx) =>
  tx
    .selectFrom('appointments as a')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .leftJoin('dependents as d', 'd.id', 'a.dependent_id')
    .leftJoin('preparations as p', 'p.appointment_id', 'a.id')
    .select((eb) => [
      'a.id',
      eb.ref('a.status').$castTo<AppointmentState>().as('status'),
      'a.customer_id',
      'a.specialist_id',
      'a.specialty_id',
      'a.dependent_id',
      'a.place_id',
      'a.starts_at',
      'a.ends_at',
      'a.time_zone',
      'a.notes_sealed',
      's.name as specialist_name',
      'd.name as dependent_name',
      'p.answers_sealed',
    ])

export const findPrepared = (tx: Tx, id: string) => appointments(tx).where('a.id', '=', id).executeTakeFirst()
export type PreparedRow = NonNullable<Awaited<ReturnType<typeof findPrepared>>>

/** Locks it: it neither begins nor changes until the transaction ends. */
export const lockPrepared = (tx: Tx, id: string) =>
  appointments(tx).where('a.id', '=', id).forUpdate('a').executeTakeFirst()

export const upsertAnswers = async (
  tx: Tx,
  row: { readonly id: string; readonly sealed: Buffer; readonly answered: string[]; readonly now: Date },
): Promise<void> => {
  const told = { answers_sealed: row.sealed, answered: row.answered, updated_at: row.now }
  await tx
    .insertInto('preparations')
    .values({ appointment_id: row.id, ...told })
    .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(told))
    .execute()
}

const fileColumns = [
  'id',
  'appointment_id',
  'customer_id',
  'name_sealed',
  'content_type',
  'size',
  'file_key',
  'file_secret_sealed',
] as const

export const findFiles = (db: Db | Tx, appointmentId: string) =>
  db
    .selectFrom('preparation_files')
    .select(fileColumns)
    .where('appointment_id', '=', appointmentId)
    .orderBy('id')
    .execute()
export type FileRow = Awaited<ReturnType<typeof findFiles>>[number]

/** The file uploaded with this key. */
export const findFileByKey = (db: Db | Tx, customerId: string, key: string) =>
  db
    .selectFrom('preparation_files')
    .select(fileColumns)
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export interface NewFile {
  readonly id: string
  readonly appointmentId: string
  readonly customerId: string
  readonly nameSealed: Buffer
  readonly type: string
  readonly size: number
  readonly fileKey: string
  readonly secretSealed: Buffer
  readonly key: string | null
  readonly now: Date
}

export const insertFile = async (tx: Tx, file: NewFile): Promise<FileRow | undefined> =>
  tx
    .insertInto('preparation_files')
    .values({
      id: file.id,
      appointment_id: file.appointmentId,
      customer_id: file.customerId,
      name_sealed: file.nameSealed,
      content_type: file.type,
      size: file.size,
      file_key: file.fileKey,
      file_secret_sealed: file.secretSealed,
      idempotency_key: file.key,
      created_at: file.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(fileColumns)
    .executeTakeFirst()

/** Deletes a file's row and returns its stored file; undefined if the appointment has no such file. */
export const deleteFileRow = async (
  tx: Tx,
  appointmentId: string,
  id: string,
): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('preparation_files')
    .where('id', '=', id)
    .where('appointment_id', '=', appointmentId)
    .returning('file_key')
    .executeTakeFirst()
  return row?.file_key
}
