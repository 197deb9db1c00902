import type { Role } from '@emma/domain/auth'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** An account of any role. Its role's feature stores the person's own row. */
export interface NewUser {
  readonly id: string
  readonly role: Role
  readonly email: string
  /** Empty if nobody may log in until a password is set. */
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly avatarKey?: string | null
  /** IANA name; Brasília's by default. */
  readonly timeZone?: string | undefined
  readonly now: Date
}

/** False if the e-mail has an account. */
export const insertUser = async (tx: Tx, user: NewUser): Promise<boolean> => {
  const row = await tx
    .insertInto('users')
    .values({
      id: user.id,
      role: user.role,
      email: user.email,
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      avatar_key: user.avatarKey ?? null,
      ...(user.timeZone === undefined ? {} : { time_zone: user.timeZone }),
      created_at: user.now,
      updated_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an account that the same transaction created. */
export const deleteUser = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

export interface UserChange {
  readonly first_name?: string
  readonly last_name?: string
  /** The caller has checked whether another account has it. */
  readonly email?: string
  readonly time_zone?: string
  readonly avatar_key?: string | null
}

export const changeUser = async (tx: Tx, userId: string, change: UserChange, now: Date): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/**
 * Messages are in the language of the screens the person last used.
 * @param language undefined if the client sent none: nothing changes
 */
export const keepLanguage = async (
  db: Db | Tx,
  person: { readonly id: string; readonly language: string | null },
  language: string | undefined,
  now: Date,
): Promise<void> => {
  if (language === undefined || language === person.language) return
  await db.updateTable('users').set({ language, updated_at: now }).where('id', '=', person.id).execute()
}

/** Sets an account's proved e-mail; false if another account got it first. */
export const moveEmail = async (tx: Tx, userId: string, email: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE users SET email = ${email}, updated_at = ${now}
    WHERE id = ${userId} AND NOT EXISTS (SELECT FROM users WHERE lower(email) = lower(${email}) AND id <> ${userId})
    RETURNING id`.execute(tx)
  return rows.length === 1
}

/** Blocks access from a moment on; `null` unblocks it. */
export const blockUser = async (tx: Tx, userId: string, at: Date | null, now: Date): Promise<void> => {
  await tx.updateTable('users').set({ blocked_at: at, updated_at: now }).where('id', '=', userId).execute()
}
