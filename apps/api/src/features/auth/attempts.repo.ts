import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { statement } from '../../db/statement.ts'
import type { Tx } from '../../db/transaction.ts'

/** The query for one bucket: tries since then; `most` are enough to decide. */
export interface Tries {
  readonly bucket: string
  readonly since: Date
  readonly most: number
}

interface Columns {
  readonly buckets: readonly string[]
  readonly since: readonly Date[]
  readonly most: readonly number[]
}

const tries = statement<Columns, { readonly made_at: readonly Date[] }>(
  (value) => sql<{ readonly made_at: readonly Date[] }>`
    SELECT ARRAY(SELECT a.made_at FROM attempts a WHERE a.bucket = asked.bucket AND a.made_at > asked.since
      ORDER BY a.made_at DESC LIMIT asked.most) AS made_at
    FROM unnest(${value('buckets')}::text[], ${value('since')}::timestamptz[], ${value('most')}::int[])
      WITH ORDINALITY AS asked (bucket, since, most, nth) ORDER BY asked.nth`,
)

/** Times of tries, newest first, for each requested bucket. */
export const findAttempts = async (
  db: Db | Tx,
  asked: readonly Tries[],
): Promise<readonly (readonly number[])[]> => {
  const rows = await tries(db, {
    buckets: asked.map(({ bucket }) => bucket),
    since: asked.map(({ since }) => since),
    most: asked.map(({ most }) => most),
  })
  return rows.map(({ made_at }) => made_at.map((at) => at.getTime()))
}

const locks = statement<{ readonly buckets: readonly string[] }, unknown>(
  (value) =>
    sql`SELECT pg_advisory_xact_lock(hashtextextended(bucket, 0)) FROM unnest(${value('buckets')}::text[]) bucket`,
)

/**
 * Serializes the tries of each bucket, across processes, until the transaction ends. The buckets are locked in the
 * given order.
 */
export const lockBuckets = async (tx: Tx, buckets: readonly string[]): Promise<void> => {
  await locks(tx, { buckets })
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
