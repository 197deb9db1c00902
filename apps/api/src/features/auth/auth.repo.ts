import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { statement } from '../../db/statement.ts'
import type { Tx } from '../../db/transaction.ts'

const people = (db: Db | Tx) =>
  db
    .selectFrom('users as u')
    .leftJoin('customers as c', 'c.user_id', 'u.id')
    .leftJoin('specialists as s', 's.user_id', 'u.id')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select([
      'u.id',
      'u.role',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.avatar_key',
      'u.time_zone',
      'u.language',
      'u.blocked_at',
      'u.password_hash',
      'c.id as customer_id',
      'c.status as customer_status',
      's.id as specialist_id',
      's.status as specialist_status',
      'f.confirmed_at as totp_since',
      sql<boolean>`EXISTS (SELECT FROM passkeys p WHERE p.user_id = u.id)`.as('has_passkey'),
    ])

export const findPerson = (db: Db | Tx, userId: string) =>
  people(db).where('u.id', '=', userId).executeTakeFirst()

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

const byEmail = statement<{ readonly email: string }, PersonRow>((value, db) =>
  people(db).where(sql<boolean>`lower(u.email) = ${value('email')}`),
)

export const findPersonByEmail = async (db: Db, email: string): Promise<PersonRow | undefined> =>
  (await byEmail(db, { email: email.toLowerCase() }))[0]

/** The person of an active session. */
export const findPersonOfSession = (db: Db, sessionId: string, now: Date) =>
  people(db)
    .innerJoin('sessions as t', 't.user_id', 'u.id')
    .select('t.second_factor_at')
    .where('t.id', '=', sessionId)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', now)
    .executeTakeFirst()

export interface NewSession {
  readonly id: string
  readonly userId: string
  readonly refreshHash: Buffer
  readonly userAgent: string
  readonly address: string
  readonly now: Date
  readonly expiresAt: Date
  /** Null if only the password opened it. */
  readonly secondFactorAt: Date | null
  /** The hash the password was checked against; null for a login without a password. */
  readonly passwordHash: string | null
  /** Null if the browser has no token of its own. */
  readonly deviceHash: Buffer | null
}

const session = statement<NewSession, { readonly id: string }>(
  (value) => sql`
    WITH person AS (
      SELECT id FROM users
       WHERE id = ${value('userId')} AND password_hash = coalesce(${value('passwordHash')}::text, password_hash) FOR SHARE
    ), device AS (
      INSERT INTO known_devices (user_id, token_hash, last_login_at)
      SELECT id, ${value('deviceHash')}::bytea, ${value('now')}::timestamptz FROM person
       WHERE ${value('deviceHash')}::bytea IS NOT NULL
      ON CONFLICT (user_id, token_hash) DO UPDATE SET last_login_at = excluded.last_login_at
    )
    INSERT INTO sessions (id, user_id, refresh_hash, user_agent, address, created_at, last_used_at, expires_at,
      second_factor_at)
    SELECT ${value('id')}::uuid, id, ${value('refreshHash')}::bytea, ${value('userAgent')}::text,
      ${value('address')}::inet, ${value('now')}::timestamptz, ${value('now')}::timestamptz,
      ${value('expiresAt')}::timestamptz, ${value('secondFactorAt')}::timestamptz FROM person
    RETURNING id`,
)

/**
 * Opens a session and remembers its device; false if the password was changed meanwhile. A new password waits for a
 * login with the old one, and then ends that session too.
 */
export const insertSession = async (db: Db | Tx, opened: NewSession): Promise<boolean> =>
  (await session(db, opened)).length === 1

/** Locked sessions, with the language for messages to their person. */
const lockedSessions = (tx: Tx) =>
  tx
    .selectFrom('sessions')
    .selectAll()
    .select((eb) =>
      eb.selectFrom('users').select('language').whereRef('users.id', '=', 'sessions.user_id').as('language'),
    )
    .forUpdate()

export const lockSessionByToken = (tx: Tx, hash: Buffer) =>
  lockedSessions(tx).where('refresh_hash', '=', hash).executeTakeFirst()

export const lockSessionByPrevious = (tx: Tx, hash: Buffer) =>
  lockedSessions(tx).where('previous_hash', '=', hash).executeTakeFirst()

export const findSessionOfUsedToken = (tx: Tx, hash: Buffer) =>
  tx.selectFrom('used_refresh_tokens').select('session_id').where('hash', '=', hash).executeTakeFirst()

/** The session that a refresh token belongs or belonged to. */
export const findSessionOfToken = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where((eb) =>
      eb.or([
        eb('refresh_hash', '=', hash),
        eb('previous_hash', '=', hash),
        eb('id', 'in', eb.selectFrom('used_refresh_tokens').select('session_id').where('hash', '=', hash)),
      ]),
    )
    .executeTakeFirst()

export interface Rotation {
  readonly sessionId: string
  readonly oldHash: Buffer
  readonly newHash: Buffer
  readonly now: Date
  readonly expiresAt: Date
}

export const rotateSession = async (tx: Tx, rotation: Rotation): Promise<void> => {
  await tx
    .insertInto('used_refresh_tokens')
    .values({ hash: rotation.oldHash, session_id: rotation.sessionId, used_at: rotation.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('sessions')
    .set({
      refresh_hash: rotation.newHash,
      previous_hash: rotation.oldHash,
      rotated_at: rotation.now,
      last_used_at: rotation.now,
      expires_at: rotation.expiresAt,
    })
    .where('id', '=', rotation.sessionId)
    .execute()
}

export const revokeSession = async (
  tx: Db | Tx,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
  // Every process drops the session from its cache.
  await sql`SELECT pg_notify('session_revoked', ${sessionId})`.execute(tx)
}

export const storePassword = async (
  tx: Tx,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** A new password waits for a login with the old one, and then ends that session too. */
export const lockPassword = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()
  return row?.password_hash
}
