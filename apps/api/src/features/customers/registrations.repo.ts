import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The user that an e-mail or a CPF belongs to already. */
export const findOwner = (db: Db | Tx, email: string, cpfHash: Buffer) =>
  db
    .selectFrom('users as u')
    .leftJoin('customers as c', 'c.user_id', 'u.id')
    .select(['u.id', sql<boolean>`lower(u.email) = ${email.toLowerCase()}`.as('by_email')])
    .where((eb) => eb.or([eb(sql`lower(u.email)`, '=', email.toLowerCase()), eb('c.cpf_hash', '=', cpfHash)]))
    .orderBy('by_email', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface NewRegistration {
  readonly id: string
  readonly userId: string
  readonly formSealed: Buffer
  readonly passwordHash: string
  readonly avatarKey: string | null
  readonly ownerId: string | null
  readonly now: Date
}

export const insertRegistration = async (tx: Tx, registration: NewRegistration): Promise<void> => {
  await tx
    .insertInto('registrations')
    .values({
      id: registration.id,
      user_id: registration.userId,
      form_sealed: registration.formSealed,
      password_hash: registration.passwordHash,
      avatar_key: registration.avatarKey,
      owner_id: registration.ownerId,
      created_at: registration.now,
    })
    .execute()
}

/** How often somebody registered with what belongs to a user, since an instant. */
export const countOfOwner = async (tx: Tx, ownerId: string, since: Date): Promise<number> => {
  const { total } = await tx
    .selectFrom('registrations')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return total
}

export const findRegistration = (db: Db | Tx, id: string) =>
  db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()

/** Those that wait for their code, the latest first; nobody's who has an account already. */
export const findWaiting = (db: Db, limit: number) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('owner_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

export const deleteRegistration = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('registrations').where('id', '=', id).execute()
}

/** Registrations that nobody confirmed, with the keys that sealed them; the pictures that came with them. */
export const takeOldRegistrations = async (tx: Tx, before: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ avatar_key: string | null }>`
    WITH gone AS (DELETE FROM registrations WHERE created_at < ${before} RETURNING user_id, avatar_key),
      keys AS (DELETE FROM data_keys WHERE subject_id IN (SELECT user_id FROM gone))
    SELECT avatar_key FROM gone`.execute(tx)
  return rows.flatMap(({ avatar_key }) => avatar_key ?? [])
}

export interface NewAccount {
  readonly userId: string
  readonly customerId: string
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly avatarKey: string | null
  readonly contactPreference: string
  readonly birthDate: string
  readonly gender: string | null
  readonly maritalStatus: string | null
  readonly cpfSealed: Buffer
  readonly cpfHash: Buffer
  readonly contactSealed: Buffer
  readonly now: Date
}

const insertUser = (tx: Tx, account: NewAccount) =>
  tx
    .insertInto('users')
    .values({
      id: account.userId,
      role: 'customer',
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      avatar_key: account.avatarKey,
      created_at: account.now,
      updated_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

const insertCustomer = (tx: Tx, account: NewAccount) =>
  tx
    .insertInto('customers')
    .values({
      id: account.customerId,
      user_id: account.userId,
      status: 'active',
      contact_preference: account.contactPreference,
      birth_date: account.birthDate,
      gender: account.gender,
      marital_status: account.maritalStatus,
      cpf_sealed: account.cpfSealed,
      cpf_hash: account.cpfHash,
      contact_sealed: account.contactSealed,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** What stands in the way of an account, or nothing: then it is there. Whoever is first has the e-mail and the CPF. */
export const insertAccount = async (
  tx: Tx,
  account: NewAccount,
): Promise<'email_taken' | 'cpf_taken' | undefined> => {
  if (!(await insertUser(tx, account))) return 'email_taken'
  if (await insertCustomer(tx, account)) return undefined
  await tx.deleteFrom('users').where('id', '=', account.userId).execute()
  return 'cpf_taken'
}
