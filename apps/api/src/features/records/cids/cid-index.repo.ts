import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { CidIndexes } from './cid-index.ts'

/** Locks records whose hashes are outdated; parallel workers take others. */
export const lockUnindexed = (tx: Tx, limit: number) =>
  tx
    .selectFrom('records')
    .select(['id', 'specialist_id', 'customer_id', 'version', 'content_sealed'])
    .where(sql<boolean>`cid_version IS DISTINCT FROM version`)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
export type UnindexedRecord = Awaited<ReturnType<typeof lockUnindexed>>[number]

export const saveCidIndexes = async (
  tx: Tx,
  { id, version }: UnindexedRecord,
  indexes: CidIndexes,
): Promise<void> => {
  await tx
    .updateTable('records')
    .set({ ...indexes, cid_version: version })
    .where('id', '=', id)
    .execute()
}
