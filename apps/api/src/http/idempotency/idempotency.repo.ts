import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface IdempotencyScope {
  readonly userId: string
  readonly key: string
  readonly endpoint: string
  readonly bodyHash: Buffer
}

/**
 * In its own transaction: the commit waits neither for the disk nor for a standby. A key lost in a crash of the
 * database is created again by the repeated call, as for a process that died.
 */
const unhurried = sql`set_config('synchronous_commit', 'off', true)`

interface Answered {
  readonly status: number
  readonly body: unknown
}

/**
 * The statement that takes a key, returning an existing answer. It writes a row if the key is new, older than 24 h, or
 * its holder died 30 s ago.
 * @param from the part of the caller's statement that must have written a row
 */
export const takeKeySql = (
  { userId, key, endpoint, bodyHash }: IdempotencyScope,
  now: Date,
  answer: Answered | undefined,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  INSERT INTO idempotency_keys AS k (user_id, key, endpoint, body_hash, locked_at, created_at, status, response)
  SELECT ${userId}::uuid, ${key}::text, ${endpoint}::text, ${bodyHash}::bytea, ${now}::timestamptz, ${now}::timestamptz,
    ${answer?.status ?? null}::smallint, ${answer ? JSON.stringify(answer.body ?? null) : null}::jsonb FROM ${from}
  ON CONFLICT (user_id, key) DO UPDATE
    SET endpoint = excluded.endpoint, body_hash = excluded.body_hash, locked_at = excluded.locked_at,
        created_at = excluded.created_at, status = excluded.status, response = excluded.response
    WHERE k.created_at < excluded.created_at - interval '24 hours'
       OR (k.status IS NULL AND k.body_hash = excluded.body_hash
           AND k.locked_at < excluded.locked_at - interval '30 seconds')
  RETURNING key`

/** True for the one caller that may do the work, or whose answer is stored. */
export const claimKey = async (
  db: Db,
  scope: IdempotencyScope,
  now: Date,
  answer?: Answered,
): Promise<boolean> => {
  const { rows } = await takeKeySql(scope, now, answer, unhurried).execute(db)
  return rows.length === 1
}

/** Takes a new key in the caller's transaction: both are committed, or neither. */
export const takeKey = async (tx: Tx, scope: IdempotencyScope, now: Date): Promise<boolean> => {
  const { rows } = await takeKeySql(scope, now, undefined, sql`(SELECT 1) AS always`).execute(tx)
  return rows.length === 1
}

/** Takes over the work of a process that died 30 s ago; true for one caller. */
export const takeOver = async (tx: Tx, scope: IdempotencyScope, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE idempotency_keys SET locked_at = ${now} WHERE user_id = ${scope.userId} AND key = ${scope.key}
      AND endpoint = ${scope.endpoint} AND body_hash = ${scope.bodyHash} AND status IS NULL
      AND locked_at < ${now}::timestamptz - interval '30 seconds' RETURNING key`.execute(tx)
  return rows.length === 1
}

export const readKey = (db: Db | Tx, { userId, key }: IdempotencyScope) =>
  db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'status', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

export const storeAnswer = async (
  db: Db,
  { userId, key }: IdempotencyScope,
  answer: Answered,
): Promise<void> => {
  await sql`
    UPDATE idempotency_keys SET status = ${answer.status}, response = ${JSON.stringify(answer.body ?? null)}
      FROM ${unhurried} WHERE user_id = ${userId} AND key = ${key}`.execute(db)
}

export const forgetKey = async (db: Db, { userId, key }: IdempotencyScope): Promise<void> => {
  await sql`DELETE FROM idempotency_keys USING ${unhurried} WHERE user_id = ${userId} AND key = ${key}`.execute(
    db,
  )
}

/** Deletes the answers to calls made before an instant. */
export const forgetAnswers = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}

/** Deletes the stored answers of an erased account. */
export const deleteKeysOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute()
}
