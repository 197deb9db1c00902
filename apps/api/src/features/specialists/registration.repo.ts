import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The user that an e-mail or a specialist's CPF belongs to already, and which of the two it is. */
export const findOwner = async (db: Db | Tx, email: string, cpfHash: Buffer) => {
  const { rows } = await sql<{ id: string; by_email: boolean }>`
    SELECT u.id, lower(u.email) = ${email.toLowerCase()} AS by_email
      FROM users u LEFT JOIN specialists s ON s.user_id = u.id
     WHERE lower(u.email) = ${email.toLowerCase()} OR s.cpf_hash = ${cpfHash}
     ORDER BY by_email DESC LIMIT 1`.execute(db)
  return rows[0]
}

/**
 * Takes a CPF from a registration that never proved its e-mail and was never sent to the review, so that nobody keeps
 * its owner out by being first. That registration asks for a CPF again.
 */
export const releaseCpf = async (tx: Tx, cpfHash: Buffer, email: string): Promise<void> => {
  await sql`
    UPDATE specialists s SET cpf_hash = NULL, cpf_sealed = NULL
      FROM users u
     WHERE u.id = s.user_id AND s.cpf_hash = ${cpfHash} AND s.status = 0 AND s.email_confirmed_at IS NULL
       AND lower(u.email) <> ${email.toLowerCase()}`.execute(tx)
}

/** Whoever asks for the same CPF at the same time waits for the answer. */
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
  readonly cpfSealed: Buffer
  readonly cpfHash: Buffer
  readonly contactSealed: Buffer
  readonly now: Date
}

const insertUser = (tx: Tx, specialist: NewSpecialist) =>
  tx
    .insertInto('users')
    .values({
      id: specialist.userId,
      role: 'specialist',
      email: specialist.email,
      password_hash: specialist.passwordHash,
      first_name: specialist.firstName,
      last_name: specialist.lastName,
      avatar_key: specialist.avatarKey,
      created_at: specialist.now,
      updated_at: specialist.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

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
      birth_date: specialist.birthDate,
      cpf_sealed: specialist.cpfSealed,
      cpf_hash: specialist.cpfHash,
      contact_sealed: specialist.contactSealed,
      created_at: specialist.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** What stands in the way of a registration, or nothing: then it is there. Of many at once the first one counts. */
export const insertSpecialist = async (
  tx: Tx,
  specialist: NewSpecialist,
): Promise<'email_taken' | 'cpf_taken' | undefined> => {
  if (!(await insertUser(tx, specialist))) return 'email_taken'
  if (await insertRow(tx, specialist)) return undefined
  await tx.deleteFrom('users').where('id', '=', specialist.userId).execute()
  return 'cpf_taken'
}

const DAY_MS = 86_400_000

/** Counts that somebody registered with what belongs to a user, and says how often it was within a day. */
export const countTry = async (tx: Tx, ownerId: string, now: Date): Promise<number> => {
  const bucket = `specialist_exists:${ownerId}`
  await tx.insertInto('attempts').values({ bucket, made_at: now }).execute()
  const { total } = await tx
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('bucket', '=', bucket)
    .where('made_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Whose code a registration's id stands for while its e-mail is not confirmed: the specialist's user; or the id itself,
 * where the e-mail had an account already and a code that is never right was made.
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

/** The code that went to the e-mail came back. */
export const confirmSpecialistEmail = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await tx.updateTable('specialists').set({ email_confirmed_at: now }).where('user_id', '=', userId).execute()
}
