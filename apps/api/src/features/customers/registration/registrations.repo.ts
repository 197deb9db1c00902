import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { deleteUser, insertUser } from '../../auth/index.ts'

/** The user who already has an e-mail or a CPF. */
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

/** How often somebody registered or signed up with a user's e-mail or CPF since an instant. */
export const countOfOwner = async (tx: Tx, ownerId: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT (SELECT count(*) FROM registrations WHERE owner_id = ${ownerId} AND created_at > ${since})
         + (SELECT count(*) FROM sign_ups WHERE owner_id = ${ownerId} AND created_at > ${since}) AS total`.execute(
    tx,
  )
  return Number(rows[0]?.total ?? 0)
}

export const findRegistration = (db: Db | Tx, id: string) =>
  db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()

/** Registrations waiting for their code, the latest first, without those with an account. */
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

/** Deletes unconfirmed registrations; returns their users-to-be and their pictures. */
export const takeOldRegistrations = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('registrations')
    .where('created_at', '<', before)
    .returning(['user_id', 'avatar_key'])
    .execute()

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
  readonly timeZone: string | undefined
  readonly cpfSealed: Buffer
  readonly cpfHash: Buffer
  readonly contactSealed: Buffer
  readonly now: Date
}

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

/**
 * The reason that no account can be created; undefined means that it was. The first one gets the e-mail and the CPF.
 */
export const insertAccount = async (
  tx: Tx,
  account: NewAccount,
): Promise<'email_taken' | 'cpf_taken' | undefined> => {
  const user = { ...account, id: account.userId, role: 'customer' } as const
  if (!(await insertUser(tx, user))) return 'email_taken'
  if (await insertCustomer(tx, account)) return undefined
  await deleteUser(tx, account.userId)
  return 'cpf_taken'
}
