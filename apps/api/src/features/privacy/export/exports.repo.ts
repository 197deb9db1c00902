import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

const fields = [
  'id',
  'customer_id',
  'status',
  'progress',
  'file_key',
  'file_secret_sealed',
  'created_at',
  'ready_at',
] as const

export const findExport = (db: Db | Tx, id: string) =>
  db.selectFrom('data_exports').select(fields).where('id', '=', id).executeTakeFirst()
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

/** A patient's newest copy that is not deleted. */
export const findNewestExport = (db: Db | Tx, customerId: string) =>
  db
    .selectFrom('data_exports')
    .select(fields)
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'forgotten')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface NewExport {
  readonly id: string
  readonly customerId: string
  readonly fileKey: string
  readonly now: Date
}

/** False if the patient has one already, ready or in progress. */
export const insertExport = async (tx: Tx, { id, customerId, fileKey, now }: NewExport): Promise<boolean> => {
  const row = await tx
    .insertInto('data_exports')
    .values({
      id,
      customer_id: customerId,
      status: 'building',
      file_key: fileKey,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const setProgress = async (db: Db, id: string, progress: number, now: Date): Promise<void> => {
  await db
    .updateTable('data_exports')
    .set({ progress, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'building')
    .execute()
}

/** False if it was given up meanwhile. */
export const markReady = async (db: Db, id: string, secretSealed: Buffer, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('data_exports')
    .set({ status: 'ready', progress: 100, file_secret_sealed: secretSealed, ready_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'building')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Exports whose file must be deleted: ready ones made before, and those that stopped before `stalledAt`. */
export const findOldExports = (db: Db, { madeBefore, stalledAt }: { madeBefore: Date; stalledAt: Date }) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'status', 'file_key'])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'ready'), eb('created_at', '<=', madeBefore)]),
        eb.and([eb('status', '=', 'building'), eb('updated_at', '<=', stalledAt)]),
      ]),
    )
    .execute()

/** Deletes the key: without it, the file is unreadable from now on. */
export const endExport = async (
  db: Db | Tx,
  id: string,
  status: 'failed' | 'forgotten',
  now: Date,
): Promise<void> => {
  await db
    .updateTable('data_exports')
    .set({ status, file_secret_sealed: null, updated_at: now })
    .where('id', '=', id)
    .execute()
}
