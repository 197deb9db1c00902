import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import type { Tx } from '../db/transaction.ts'
import type { SealedColumn } from './sealed-columns.ts'
import type { WrappedKey } from './vault.ts'

/** `unsettled`: written by this transaction, which may still roll back. */
export const readDataKeys = (tx: Tx | Db, subjectIds: readonly string[]) =>
  tx
    .selectFrom('data_keys')
    .select(['subject_id', 'key_version', 'wrapped'])
    .select(sql<boolean>`coalesce(xmin = pg_current_xact_id_if_assigned()::xid, false)`.as('unsettled'))
    .where('subject_id', '=', sql<string>`ANY(${subjectIds}::uuid[])`)
    .execute()

export const insertDataKey = async (
  tx: Tx | Db,
  { subjectId, version, wrapped }: WrappedKey,
): Promise<void> => {
  await sql`INSERT INTO data_keys (subject_id, key_version, wrapped, created_at)
    VALUES (${subjectId}, ${version}, ${wrapped}, now()) ON CONFLICT DO NOTHING`.execute(tx)
}

export const deleteDataKeys = async (tx: Tx, subjectIds: readonly string[]): Promise<void> => {
  await sql`DELETE FROM data_keys WHERE subject_id = ANY(${subjectIds}::uuid[])`.execute(tx)
}

/** Locks some keys that an older master key wraps; parallel rotations take others. */
export const lockOldKeys = async (tx: Tx, version: number, limit: number): Promise<WrappedKey[]> => {
  const rows = await tx
    .selectFrom('data_keys')
    .select(['subject_id', 'key_version', 'wrapped'])
    .where('key_version', '<', version)
    .orderBy('subject_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => ({
    subjectId: row.subject_id,
    version: row.key_version,
    wrapped: row.wrapped,
  }))
}

export const countOldKeys = async (db: Db, version: number): Promise<number> => {
  const { total } = await db
    .selectFrom('data_keys')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('key_version', '<', version)
    .executeTakeFirstOrThrow()
  return total
}

export const updateDataKeys = async (tx: Tx, keys: readonly WrappedKey[]): Promise<void> => {
  await sql`
    UPDATE data_keys k SET key_version = n.version, wrapped = n.wrapped
    FROM unnest(${keys.map((key) => key.subjectId)}::uuid[], ${keys.map((key) => key.version)}::smallint[],
      ${keys.map((key) => key.wrapped)}::bytea[]) AS n (subject_id, version, wrapped)
    WHERE k.subject_id = n.subject_id`.execute(tx)
}

/** One sealed value, with the data to open it. */
export interface SealedValue {
  readonly row_id: string
  readonly subject_id: string
  readonly sealed: Buffer
}

/** Sealed values of one column after a row, in row order. */
export const readSealed = async (
  db: Db,
  { table, column, subject, row }: SealedColumn,
  after: string,
  limit: number,
): Promise<readonly SealedValue[]> => {
  const { rows } = await sql<SealedValue>`
    SELECT ${sql.raw(row)} AS row_id, ${sql.raw(subject)} AS subject_id, t.${sql.ref(column)} AS sealed
    FROM ${sql.table(table)} t WHERE t.${sql.ref(column)} IS NOT NULL AND ${sql.raw(row)} > ${after}::uuid
    ORDER BY 1 LIMIT ${limit}`.execute(db)
  return rows
}
