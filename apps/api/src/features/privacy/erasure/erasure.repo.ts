import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Locks the patient to erase: their bookings and payments wait, and count in the following checks. */
export const lockCustomer = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.user_id', 'c.status', 'u.time_zone'])
    .where('c.id', '=', customerId)
    .forUpdate('c')
    .executeTakeFirst()

/** A matter that an erasure must wait for. */
export interface OpenMatter {
  readonly matter: 'appointments' | 'queue' | 'payments' | 'refunds' | 'wallet'
  /** The appointment concerned, if any. */
  readonly appointment_id: string | null
  readonly name: string | null
  readonly starts_at: Date | null
  /** Centavos. */
  readonly amount: number | null
}

/** Open matters, the next appointment first; several of a kind are listed one by one. */
export const findOpenMatters = async (db: Db | Tx, customerId: string): Promise<readonly OpenMatter[]> => {
  const { rows } = await sql<OpenMatter>`
    SELECT 'appointments' AS matter, a.id AS appointment_id, s.name, a.starts_at, NULL::integer AS amount
      FROM appointments a JOIN specialists s ON s.id = a.specialist_id
      WHERE a.customer_id = ${customerId}::uuid AND a.status IN ('awaiting_payment', 'confirmed', 'in_progress')
    UNION ALL
    SELECT 'queue', NULL, NULL, NULL, NULL FROM queue_entries
      WHERE customer_id = ${customerId}::uuid AND status IN ('awaiting_payment', 'waiting', 'called')
    UNION ALL
    SELECT 'payments', appointment_id, NULL, NULL, amount FROM payments
      WHERE customer_id = ${customerId}::uuid AND status = 'pending'
    UNION ALL
    SELECT 'refunds', p.appointment_id, NULL, NULL, r.amount FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.customer_id = ${customerId}::uuid AND r.status <> 'done'
    UNION ALL
    SELECT 'wallet', NULL, NULL, NULL, held.amount FROM (SELECT greatest(
        coalesce((SELECT balance FROM account_balances WHERE account = 'wallet:' || ${customerId}::text), 0),
        (SELECT coalesce(sum(remaining), 0) FROM credits WHERE customer_id = ${customerId}::uuid))::integer AS amount) held
      WHERE held.amount > 0
    ORDER BY starts_at`.execute(db)
  return rows
}

export const insertErasure = async (
  tx: Tx,
  { customerId, requestedBy, now }: { customerId: string; requestedBy: string; now: Date },
): Promise<void> => {
  await tx
    .insertInto('erasures')
    .values({ customer_id: customerId, requested_by: requestedBy, requested_at: now })
    .execute()
}

/** The open erasure, with the address to notify; undefined once it is done. */
export const findErasure = (db: Db, customerId: string) =>
  db
    .selectFrom('erasures as e')
    .innerJoin('customers as c', 'c.id', 'e.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('payers as p', 'p.customer_id', 'c.id')
    .select([
      'e.customer_id',
      'u.id as user_id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.avatar_key',
      'u.language',
    ])
    .select(['p.provider_customer_id', 'c.cpf_sealed', 'c.birth_date'])
    .where('e.customer_id', '=', customerId)
    .where('e.done_at', 'is', null)
    .executeTakeFirst()
export type ErasureRow = NonNullable<Awaited<ReturnType<typeof findErasure>>>

/** Erasures begun earlier and not done: their job was lost. */
export const findStalledErasures = async (db: Db, before: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('erasures')
    .select('customer_id')
    .where('done_at', 'is', null)
    .where('requested_at', '<', before)
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** True for the one process that may send the farewell, locked until the transaction ends. */
export const lockUnnotified = async (tx: Tx, customerId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('erasures')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('told_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

export const markNotified = async (tx: Tx, customerId: string, now: Date): Promise<void> => {
  await tx.updateTable('erasures').set({ told_at: now }).where('customer_id', '=', customerId).execute()
}

/** Cards still stored at the provider. */
export const findProviderCards = async (db: Db, customerId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('cards')
    .select('provider_card_id')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ provider_card_id }) => provider_card_id)
}

/**
 * Whether something must be retained with the person's identity: records for 20 years, payments for five. Retained data
 * sealed with the patient's key needs the key, too.
 */
export const isRetained = async (tx: Tx, customerId: string): Promise<boolean> => {
  const { rows } = await sql<{ kept: boolean }>`
    SELECT EXISTS (SELECT FROM records WHERE customer_id = ${customerId}::uuid)
      OR EXISTS (SELECT FROM prescriptions WHERE customer_id = ${customerId}::uuid)
      OR EXISTS (SELECT FROM break_glass WHERE customer_id = ${customerId}::uuid)
      OR EXISTS (SELECT FROM queue_advice WHERE customer_id = ${customerId}::uuid)
      OR EXISTS (SELECT FROM payments WHERE customer_id = ${customerId}::uuid) AS kept`.execute(tx)
  return rows[0]?.kept === true
}

/** The dependents whom retained records may concern. */
export const findDependentsToSeal = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('dependents')
    .select(['id', 'name', 'birth_date', 'cpf_sealed'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute()

export const markErased = async (
  tx: Tx,
  { customerId, identitySealed, now }: { customerId: string; identitySealed: Buffer | null; now: Date },
): Promise<void> => {
  await tx
    .updateTable('erasures')
    .set({ identity_sealed: identitySealed, done_at: now })
    .where('customer_id', '=', customerId)
    .execute()
}

export const revokeSharedHistory = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('consents')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'shared_history')
    .where('revoked_at', 'is', null)
    .execute()
}
