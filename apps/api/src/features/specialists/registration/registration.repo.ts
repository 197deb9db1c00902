import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { countAttempts, deleteUser, insertAttempts, insertUser } from '../../auth/index.ts'

/** The user who already has an e-mail or a specialist's CPF, and which of the two it is. */
export const findOwner = async (db: Db | Tx, email: string, cpfHash: Buffer) => {
  const { rows } = await sql<{ id: string; by_email: boolean }>`
    SELECT u.id, lower(u.email) = ${email.toLowerCase()} AS by_email
      FROM users u LEFT JOIN specialists s ON s.user_id = u.id
     WHERE lower(u.email) = ${email.toLowerCase()} OR s.cpf_hash = ${cpfHash}
     ORDER BY by_email DESC LIMIT 1`.execute(db)
  return rows[0]
}

/**
 * Removes a CPF from a registration that never proved its e-mail and was never submitted, so that its owner can use it.
 * That registration must enter a CPF again.
 */
export const releaseCpf = async (tx: Tx, cpfHash: Buffer, email: string): Promise<void> => {
  await sql`
    UPDATE specialists s SET cpf_hash = NULL, cpf_sealed = NULL
      FROM users u
     WHERE u.id = s.user_id AND s.cpf_hash = ${cpfHash} AND s.status = 0 AND s.email_confirmed_at IS NULL
       AND lower(u.email) <> ${email.toLowerCase()}`.execute(tx)
}

/** Concurrent requests for the same CPF wait. */
export const isCpfTaken = async (tx: Tx, cpfHash: Buffer): Promise<boolean> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${cpfHash.toString('hex')}, 0))`.execute(tx)
  const { rows } = await sql`SELECT FROM specialists WHERE cpf_hash = ${cpfHash}`.execute(tx)
  return rows.length > 0
}

export interface NewSpecialist {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly avatarKey: string | null
  readonly birthDate: string
  readonly council: { readonly type: string; readonly uf: string; readonly number: string }
  /** IANA name. */
  readonly timeZone: string
  readonly cpfSealed: Buffer
  readonly cpfHash: Buffer
  readonly contactSealed: Buffer
  readonly now: Date
}

const insertRow = (tx: Tx, specialist: NewSpecialist) =>
  tx
    .insertInto('specialists')
    .values({
      id: specialist.id,
      user_id: specialist.userId,
      status: 0,
      name: `${specialist.firstName} ${specialist.lastName}`,
      council_type: specialist.council.type,
      council_uf: specialist.council.uf,
      council_number: specialist.council.number,
      time_zone: specialist.timeZone,
      birth_date: specialist.birthDate,
      cpf_sealed: specialist.cpfSealed,
      cpf_hash: specialist.cpfHash,
      contact_sealed: specialist.contactSealed,
      created_at: specialist.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The reason that no registration can be made; undefined means that it was. Of many at once the first one counts. */
export const insertSpecialist = async (
  tx: Tx,
  specialist: NewSpecialist,
): Promise<'email_taken' | 'cpf_taken' | undefined> => {
  const user = { ...specialist, id: specialist.userId, role: 'specialist' } as const
  if (!(await insertUser(tx, user))) return 'email_taken'
  if (await insertRow(tx, specialist)) return undefined
  await deleteUser(tx, specialist.userId)
  return 'cpf_taken'
}

/** Counts an attempt with a user's e-mail or CPF, and returns the attempts within a day. */
export const countTry = async (tx: Tx, ownerId: string, now: Date): Promise<number> => {
  const bucket = `specialist_exists:${ownerId}`
  await insertAttempts(tx, [bucket], now)
  return countAttempts(tx, bucket, new Date(now.getTime() - DAY))
}

/**
 * The owner of a registration's code while its e-mail is not confirmed: the specialist's user; or the id itself, if the
 * e-mail already had an account and a decoy code was made.
 */
export const findUnconfirmedSpecialist = async (
  db: Db | Tx,
  id: string,
): Promise<{ readonly user_id: string } | undefined> => {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM specialists WHERE id = ${id} AND email_confirmed_at IS NULL AND deleted_at IS NULL
     UNION ALL
    SELECT user_id FROM codes WHERE user_id = ${id} AND is_silent
     LIMIT 1`.execute(db)
  return rows[0]
}

/** The code sent to the e-mail was confirmed. */
export const confirmSpecialistEmail = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await tx.updateTable('specialists').set({ email_confirmed_at: now }).where('user_id', '=', userId).execute()
}
