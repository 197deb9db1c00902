import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface Page {
  readonly page: number
  readonly pageSize: number
}

const open = (db: Db | Tx, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)

export const findSessions = (db: Db, userId: string, now: Date, { page, pageSize }: Page) =>
  open(db, userId, now)
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()

export const countSessions = async (db: Db, userId: string, now: Date): Promise<number> => {
  const { count } = await open(db, userId, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface Revocation {
  readonly userId: string
  readonly reason: string
  readonly now: Date
  /** Only this one. */
  readonly only?: string | undefined
  /** All but this one. */
  readonly except?: string | undefined
}

/** Ends a person's active sessions and returns them. Every process is notified when the transaction commits. */
export const revokeSessions = async (
  tx: Tx,
  { userId, reason, now, only, except }: Revocation,
): Promise<readonly string[]> => {
  const rows = await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute()
  for (const { id } of rows) await sql`SELECT pg_notify('session_revoked', ${id})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** When a valid session was opened. */
export const findOpenedAt = async (tx: Tx, sessionId: string): Promise<Date | undefined> => {
  const row = await tx
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.created_at
}

export const markSecondFactor = async (tx: Db | Tx, sessionId: string, now: Date): Promise<void> => {
  await tx.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute()
}

/** The second factor a session showed, and those its person has. */
export const findSecondFactorState = (db: Db | Tx, sessionId: string) =>
  db
    .selectFrom('sessions as t')
    .leftJoin('second_factors as f', 'f.user_id', 't.user_id')
    .select([
      't.second_factor_at',
      'f.confirmed_at as totp_since',
      sql<number>`(SELECT count(*) FROM passkeys p WHERE p.user_id = t.user_id)::int`.as('passkeys'),
      sql<number>`(SELECT count(*) FROM recovery_codes r WHERE r.user_id = t.user_id AND r.used_at IS NULL AND NOT r.offered)::int`.as(
        'recovery_codes',
      ),
    ])
    .where('t.id', '=', sessionId)
    .executeTakeFirst()

/** Deletes sessions that ended before; their used tokens and push subscriptions go with them. */
export const deleteSessionsEndedBefore = async (db: Db, before: Date): Promise<void> => {
  await sql`DELETE FROM sessions WHERE least(revoked_at, expires_at) < ${before}`.execute(db)
}
