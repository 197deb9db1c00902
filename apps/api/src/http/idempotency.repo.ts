import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

export interface IdempotencyScope {
  readonly userId: string
  readonly key: string
  readonly endpoint: string
  readonly bodyHash: Buffer
}

/** True for the one caller that may do the work: the key is new, older than 24 h, or its holder died 30 s ago. */
export const claimKey = async (db: Db, scope: IdempotencyScope, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO idempotency_keys AS k (user_id, key, endpoint, body_hash, locked_at, created_at)
    VALUES (${scope.userId}, ${scope.key}, ${scope.endpoint}, ${scope.bodyHash}, ${now}, ${now})
    ON CONFLICT (user_id, key) DO UPDATE
      SET endpoint = excluded.endpoint, body_hash = excluded.body_hash, locked_at = excluded.locked_at,
          created_at = excluded.created_at, status = NULL, response = NULL
      WHERE k.created_at < excluded.created_at - interval '24 hours'
         OR (k.status IS NULL AND k.body_hash = excluded.body_hash
             AND k.locked_at < excluded.locked_at - interval '30 seconds')
    RETURNING key`.execute(db)
  return rows.length === 1
}

export const readKey = (db: Db, { userId, key }: IdempotencyScope) =>
  db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'status', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

export const storeAnswer = async (
  db: Db,
  { userId, key }: IdempotencyScope,
  answer: { readonly status: number; readonly body: unknown },
): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, response: JSON.stringify(answer.body ?? null) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

export const forgetKey = async (db: Db, { userId, key }: IdempotencyScope): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute()
}
