import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Recipient } from '../../../providers/payments/port.ts'

/** An account's owner, with the data the provider needs. */
export const findOwner = (db: Db | Tx, specialistId: string) =>
  db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('recipients as r', 'r.specialist_id', 's.id')
    .select([
      's.id',
      's.user_id',
      's.name',
      'u.email',
      's.cpf_sealed',
      's.special_document_sealed',
      'r.provider_recipient_id',
    ])
    .where('s.id', '=', specialistId)
    .executeTakeFirstOrThrow()

export type OwnerRow = Awaited<ReturnType<typeof findOwner>>

const accounts = (db: Db | Tx) =>
  db
    .selectFrom('bank_accounts as b')
    .leftJoin('recipients as r', 'r.specialist_id', 'b.specialist_id')
    .select((eb) => [
      'b.id',
      'b.specialist_id',
      'b.status',
      'b.bank_code',
      'b.details_sealed',
      'b.ends_with',
      'b.provider_account_id',
      eb.ref('b.recipient_status').$castTo<Recipient['status']>().as('recipient_status'),
      'b.created_at',
      'r.provider_recipient_id as recipient_id',
    ])

/** The account for withdrawals. */
export const findActiveAccount = (db: Db | Tx, specialistId: string) =>
  accounts(db).where('b.specialist_id', '=', specialistId).where('b.status', '=', 'active').executeTakeFirst()

export type BankAccountRow = NonNullable<Awaited<ReturnType<typeof findActiveAccount>>>

export interface NewAccount {
  readonly id: string
  readonly specialistId: string
  readonly bankCode: string
  readonly detailsSealed: Buffer
  readonly endsWith: string
  readonly now: Date
  readonly askedUntil: Date
}

/**
 * Stores an account that the provider has yet to accept. It replaces one that the provider never answered about; false
 * while a call about another may still be running.
 */
export const insertPending = async (tx: Tx, account: NewAccount): Promise<boolean> => {
  await sql`
    UPDATE bank_accounts SET status = 'replaced', ended_at = ${account.now}
     WHERE specialist_id = ${account.specialistId} AND status = 'pending' AND asked_until <= ${account.now}`.execute(
    tx,
  )
  const { rows } = await sql`
    INSERT INTO bank_accounts (id, specialist_id, status, bank_code, details_sealed, ends_with, created_at, asked_until)
    VALUES (${account.id}, ${account.specialistId}, 'pending', ${account.bankCode}, ${account.detailsSealed},
      ${account.endsWith}, ${account.now}, ${account.askedUntil})
    ON CONFLICT (specialist_id) WHERE status = 'pending' DO NOTHING RETURNING id`.execute(tx)
  return rows.length === 1
}

export const findPending = (db: Db | Tx, accountId: string) =>
  accounts(db).where('b.id', '=', accountId).where('b.status', '=', 'pending').executeTakeFirst()

/** Whether the provider was asked to pay into another account, and has yet to confirm. */
export const isAccountChanging = async (tx: Tx, specialistId: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM bank_accounts WHERE specialist_id = ${specialistId} AND status = 'pending'`.execute(tx)
  return rows.length === 1
}

/** Accounts overdue for the provider's answer, oldest first. */
export const findUnanswered = async (db: Db, before: Date, limit: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('status', '=', 'pending')
    .where('asked_until', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Claims the right to call about a pending account; false while another process may still be calling. */
export const claimPending = async (db: Db, accountId: string, now: Date, until: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE bank_accounts SET asked_until = ${until}
     WHERE id = ${accountId} AND status = 'pending' AND asked_until <= ${now} RETURNING id`.execute(db)
  return rows.length === 1
}

/** The call ended without an answer: the next one may run. */
export const unclaimPending = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await sql`UPDATE bank_accounts SET asked_until = ${now} WHERE id = ${accountId} AND status = 'pending'`.execute(
    db,
  )
}

/** Whether the provider may know another account of the specialist than this one. */
export const hasEarlierAccount = async (db: Db, { specialist_id, id }: BankAccountRow): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM bank_accounts WHERE specialist_id = ${specialist_id} AND id <> ${id} LIMIT 1`.execute(db)
  return rows.length === 1
}

/** Activates the account and ends the previous one. False if it was given up meanwhile. */
export const activateAccount = async (
  tx: Tx,
  { id, specialist_id }: BankAccountRow,
  recipient: Recipient,
  now: Date,
): Promise<boolean> => {
  await sql`
    UPDATE bank_accounts SET status = 'replaced', ended_at = ${now}
     WHERE specialist_id = ${specialist_id} AND status = 'active'
       AND EXISTS (SELECT FROM bank_accounts WHERE id = ${id} AND status = 'pending')`.execute(tx)
  const { rows } = await sql`
    UPDATE bank_accounts SET status = 'active', provider_account_id = ${recipient.accountId},
      recipient_status = ${recipient.status}, asked_until = NULL
     WHERE id = ${id} AND status = 'pending' RETURNING id`.execute(tx)
  if (rows.length === 0) return false
  await tx
    .insertInto('recipients')
    .values({ specialist_id, provider_recipient_id: recipient.id })
    .onConflict((conflict) =>
      conflict.column('specialist_id').doUpdateSet({ provider_recipient_id: recipient.id }),
    )
    .execute()
  return true
}

export const refuseAccount = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await sql`
    UPDATE bank_accounts SET status = 'refused', ended_at = ${now}, asked_until = NULL
     WHERE id = ${accountId} AND status = 'pending'`.execute(db)
}

export const setRecipientStatus = async (
  db: Db,
  accountId: string,
  status: Recipient['status'],
): Promise<void> => {
  await db
    .updateTable('bank_accounts')
    .set({ recipient_status: status })
    .where('id', '=', accountId)
    .execute()
}

/** Ends every active or pending account. */
export const endAccounts = async (tx: Tx, specialistId: string, now: Date): Promise<void> => {
  await sql`
    UPDATE bank_accounts SET status = 'deleted', ended_at = ${now}, asked_until = NULL
     WHERE specialist_id = ${specialistId} AND status IN ('active', 'pending')`.execute(tx)
}

/** Ends every active or pending account requested since then. */
export const endAccountsSince = async (
  tx: Tx,
  userId: string,
  since: Date,
  now: Date,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    UPDATE bank_accounts SET status = 'deleted', ended_at = ${now}, asked_until = NULL
     WHERE specialist_id = (SELECT id FROM specialists WHERE user_id = ${userId})
       AND status IN ('active', 'pending') AND created_at >= ${since} RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The account that was current then, whatever happened to it since. */
export const findAccountAt = (tx: Tx, userId: string, then: Date): Promise<BankAccountRow | undefined> =>
  accounts(tx)
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .where('s.user_id', '=', userId)
    .where('b.provider_account_id', 'is not', null)
    .where('b.created_at', '<', then)
    .where((eb) => eb.or([eb('b.ended_at', 'is', null), eb('b.ended_at', '>=', then)]))
    .orderBy('b.created_at', 'desc')
    .executeTakeFirst()
