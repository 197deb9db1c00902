import type { Approver, WithdrawalPart, WithdrawalState } from '@emma/domain/earnings'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { purseAccounts } from '../balance/purse-accounts.repo.ts'

export interface PurseRow {
  readonly companyId: string | null
  readonly available: number
  /** Admin members of the company except the owner. */
  readonly otherAdmins: number
}

/**
 * An owner's available balance, purse by purse: a company has one, a specialist another for each company, in the order
 * of their ids. Locked until the transaction ends, in the order in which entries are posted.
 */
export const lockPurses = async (tx: Tx, ownerId: string): Promise<readonly PurseRow[]> => {
  const { rows } = await sql<{ account: string; balance: number }>`
    SELECT account, balance FROM account_balances
     WHERE account = ANY(${purseAccounts(ownerId)})
     ORDER BY account FOR UPDATE`.execute(tx)
  return pursesOf(tx, ownerId, rows)
}

/** The same without a lock, for a first check. */
export const findPurses = async (db: Db, ownerId: string): Promise<readonly PurseRow[]> => {
  const { rows } = await sql<{ account: string; balance: number }>`
    SELECT account, balance FROM account_balances
     WHERE account = ANY(${purseAccounts(ownerId)})
     ORDER BY account`.execute(db)
  return pursesOf(db, ownerId, rows)
}

const pursesOf = async (
  db: Db | Tx,
  ownerId: string,
  rows: readonly { account: string; balance: number }[],
): Promise<readonly PurseRow[]> => {
  const purses = rows.map(({ account, balance }) => ({
    companyId: account.split(':')[2] ?? null,
    available: balance,
  }))
  const companies = purses.flatMap(({ companyId }) => (companyId === null ? [] : [companyId]))
  if (companies.length === 0) return purses.map((purse) => ({ ...purse, otherAdmins: 0 }))
  const { rows: admins } = await sql<{ company_id: string; admins: number }>`
    SELECT company_id, count(*)::int AS admins FROM company_members
     WHERE company_id = ANY(${companies}::uuid[]) AND role = 'admin' AND left_at IS NULL
       AND specialist_id <> ${ownerId} GROUP BY company_id`.execute(db)
  const count = new Map(admins.map(({ company_id, admins }) => [company_id, admins]))
  return purses.map((purse) => ({ ...purse, otherAdmins: count.get(purse.companyId ?? '') ?? 0 }))
}

export const hasOpenWithdrawal = async (tx: Tx, ownerId: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM withdrawals WHERE owner_id = ${ownerId}
       AND status IN ('requested', 'approved', 'processing') LIMIT 1`.execute(tx)
  return rows.length === 1
}

/**
 * Withdrawals that a person requested since then, their own or a company's, and that were not sent to the provider;
 * oldest first.
 */
export const findUnsentSince = async (tx: Tx, userId: string, since: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM withdrawals
     WHERE specialist_id = (SELECT id FROM specialists WHERE user_id = ${userId})
       AND requested_at >= ${since} AND status IN ('requested', 'approved') ORDER BY id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether an admin has yet to settle a difference between the provider and the ledger. */
export const areWithdrawalsStopped = async (db: Db | Tx): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM reconciliation_differences WHERE settled_at IS NULL LIMIT 1`.execute(db)
  return rows.length === 1
}

/** The destination of a withdrawal. */
export interface Destination {
  /** Null for a company, which stores its account in its own row. */
  readonly bankAccountId: string | null
  readonly bankCode: string
  readonly endsWith: string
}

const destinationColumns = ({ bankAccountId, bankCode, endsWith }: Destination) => ({
  bank_account_id: bankAccountId,
  bank_code: bankCode,
  bank_ends_with: endsWith,
})

export interface NewWithdrawal {
  readonly id: string
  /** The requester. */
  readonly specialistId: string
  /** The company whose share is withdrawn; null for the specialist's own money. */
  readonly companyId: string | null
  readonly destination: Destination
  readonly recipientId: string
  readonly amount: number
  readonly status: WithdrawalState
  readonly parts: readonly WithdrawalPart[]
  readonly key: string | undefined
  readonly now: Date
}

export const insertWithdrawal = async (tx: Tx, of: NewWithdrawal): Promise<void> => {
  const { id, now } = of
  await tx
    .insertInto('withdrawals')
    .values({
      id,
      specialist_id: of.specialistId,
      company_id: of.companyId,
      ...destinationColumns(of.destination),
      recipient_id: of.recipientId,
      amount: of.amount,
      status: of.status,
      idempotency_key: of.key ?? null,
      provider_key: id,
      requested_at: now,
      decided_at: of.status === 'approved' ? now : null,
    })
    .execute()
  const parts = of.parts.map(({ companyId, amount, approver, isApproved }, position) => ({
    withdrawal_id: id,
    position,
    company_id: companyId,
    amount,
    approver,
    approved_at: isApproved ? now : null,
  }))
  await tx.insertInto('withdrawal_parts').values(parts).execute()
}

export const findByKey = (db: Db | Tx, ownerId: string, key: string) =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'amount'])
    .where('owner_id', '=', ownerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

const withdrawals = (db: Db | Tx) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('specialists as s', 's.id', 'w.specialist_id')
    .select((eb) => [
      'w.id',
      'w.owner_id',
      'w.specialist_id',
      'w.company_id',
      's.user_id as specialist_user_id',
      'w.recipient_id',
      'w.amount',
      eb.ref('w.status').$castTo<WithdrawalState>().as('status'),
      'w.provider_key',
      'w.provider_withdrawal_id',
      'w.topped_up',
      'w.sent_at',
    ])

/** A withdrawal, locked until the transaction ends. */
export const lockWithdrawal = (tx: Tx, id: string) =>
  withdrawals(tx).where('w.id', '=', id).forUpdate('w').executeTakeFirst()

export const findWithdrawal = (db: Db, id: string) =>
  withdrawals(db).where('w.id', '=', id).executeTakeFirstOrThrow()

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>

export interface PartRow extends WithdrawalPart {
  readonly withdrawalId: string
  readonly position: number
  readonly companyName: string | null
  readonly approvedAt: Date | null
}

export const findParts = async (db: Db | Tx, ids: readonly string[]): Promise<readonly PartRow[]> => {
  const rows = await db
    .selectFrom('withdrawal_parts as p')
    .leftJoin('companies as k', 'k.id', 'p.company_id')
    .select((eb) => [
      'p.withdrawal_id as withdrawalId',
      'p.position',
      'p.company_id as companyId',
      'k.name as companyName',
      'p.amount',
      eb.ref('p.approver').$castTo<Approver>().as('approver'),
      'p.approved_at as approvedAt',
    ])
    .where('p.withdrawal_id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('p.withdrawal_id')
    .orderBy('p.position')
    .execute()
  return rows.map((row) => ({ ...row, isApproved: row.approvedAt !== null }))
}

export const approveParts = async (
  tx: Tx,
  id: string,
  positions: readonly number[],
  by: { readonly userId: string; readonly at: Date },
): Promise<void> => {
  await sql`
    UPDATE withdrawal_parts SET approved_by = ${by.userId}, approved_at = ${by.at}
     WHERE withdrawal_id = ${id} AND position = ANY(${positions}::smallint[])`.execute(tx)
}

interface Change {
  readonly status: WithdrawalState
  readonly decided?: { readonly by: string; readonly at: Date; readonly reason?: string }
  readonly sentAt?: Date
  readonly endedAt?: Date
  readonly destination?: Destination
}

export const updateWithdrawal = async (tx: Tx, id: string, change: Change): Promise<void> => {
  const { status, decided, sentAt, endedAt, destination } = change
  await tx
    .updateTable('withdrawals')
    .set({
      status,
      ...(decided ? { decided_by: decided.by, decided_at: decided.at } : {}),
      ...(decided?.reason === undefined ? {} : { reason: decided.reason }),
      ...(sentAt ? { sent_at: sentAt } : {}),
      ...(endedAt ? { ended_at: endedAt } : {}),
      ...(destination ? destinationColumns(destination) : {}),
    })
    .where('id', '=', id)
    .execute()
}
