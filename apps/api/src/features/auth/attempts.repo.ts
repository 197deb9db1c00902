import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** When something was tried, the newest first; `most` are enough to decide. */
export const findAttempts = async (
  db: Db | Tx,
  bucket: string,
  since: Date,
  most: number,
): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('attempts')
    .select('made_at')
    .where('bucket', '=', bucket)
    .where('made_at', '>', since)
    .orderBy('made_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ made_at }) => made_at.getTime())
}

/** Tries of one bucket are decided one after the other, on every process, until the transaction ends. */
export const lockBuckets = async (tx: Tx, buckets: readonly string[]): Promise<void> => {
  for (const bucket of buckets) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(tx)
  }
}

export const insertAttempts = async (db: Db | Tx, buckets: readonly string[], now: Date): Promise<void> => {
  await db
    .insertInto('attempts')
    .values(buckets.map((bucket) => ({ bucket, made_at: now })))
    .execute()
}

export const deleteAttemptsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('attempts').where('made_at', '<', before).execute()
}

/** @param starts names of buckets, or how they start */
export const deleteAttempts = async (tx: Tx, starts: readonly string[]): Promise<void> => {
  for (const start of starts) await tx.deleteFrom('attempts').where('bucket', 'like', `${start}%`).execute()
}

export const countAttempts = async (db: Db | Tx, bucket: string, since: Date): Promise<number> => {
  const { total } = await db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('bucket', '=', bucket)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow()
  return total
}
