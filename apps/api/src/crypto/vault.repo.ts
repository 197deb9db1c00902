import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import type { Tx } from '../db/transaction.ts'

export const readDataKeys = (tx: Tx | Db, subjectIds: readonly string[]) =>
  tx
    .selectFrom('data_keys')
    .select(['subject_id', 'key_version', 'wrapped'])
    .where('subject_id', '=', sql<string>`ANY(${subjectIds}::uuid[])`)
    .execute()

export const insertDataKey = async (
  tx: Tx | Db,
  { subjectId, version, wrapped }: { subjectId: string; version: number; wrapped: Buffer },
): Promise<void> => {
  await sql`INSERT INTO data_keys (subject_id, key_version, wrapped, created_at)
    VALUES (${subjectId}, ${version}, ${wrapped}, now()) ON CONFLICT DO NOTHING`.execute(tx)
}
