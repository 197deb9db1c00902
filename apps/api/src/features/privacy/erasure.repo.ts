import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The patient to erase, held: what books or pays for them waits, and is seen by what is counted next. */
export const lockCustomer = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('customers')
    .select(['id', 'user_id', 'status'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()

/** How much is open of what an erasure must wait for. */
export interface OpenMatters {
  readonly appointments: number
  readonly payments: number
  readonly refunds: number
  /** Centavos. */
  readonly wallet: number
}

export const countOpenMatters = async (db: Db | Tx, customerId: string): Promise<OpenMatters> => {
  const { rows } = await sql<OpenMatters>`
    SELECT
      (SELECT count(*) FROM appointments WHERE customer_id = ${customerId}::uuid
        AND status IN ('awaiting_payment', 'confirmed', 'in_progress'))
        + (SELECT count(*) FROM queue_entries WHERE customer_id = ${customerId}::uuid
          AND status IN ('awaiting_payment', 'waiting', 'called')) AS appointments,
      (SELECT count(*) FROM payments WHERE customer_id = ${customerId}::uuid AND status = 'pending') AS payments,
      (SELECT count(*) FROM refunds r JOIN payments p ON p.id = r.payment_id
        WHERE p.customer_id = ${customerId}::uuid AND r.status <> 'done') AS refunds,
      greatest(coalesce((SELECT balance FROM account_balances WHERE account = 'wallet:' || ${customerId}::text), 0),
        (SELECT coalesce(sum(remaining), 0) FROM credits WHERE customer_id = ${customerId}::uuid)) AS wallet`.execute(
    db,
  )
  return rows[0] ?? { appointments: 0, payments: 0, refunds: 0, wallet: 0 }
}

export const insertErasure = async (
  tx: Tx,
  { customerId, requestedBy, now }: { customerId: string; requestedBy: string; now: Date },
): Promise<void> => {
  await tx
    .insertInto('erasures')
    .values({ customer_id: customerId, requested_by: requestedBy, requested_at: now })
    .execute()
  await tx.updateTable('customers').set({ status: 'erased' }).where('id', '=', customerId).execute()
}

/** What is being erased, and whom to tell; nothing once it is done. */
export const findErasure = (db: Db, customerId: string) =>
  db
    .selectFrom('erasures as e')
    .innerJoin('customers as c', 'c.id', 'e.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['e.customer_id', 'u.id as user_id', 'u.email', 'u.first_name', 'u.last_name', 'u.avatar_key'])
    .select(['c.provider_customer_id', 'c.cpf_sealed', 'c.birth_date'])
    .where('e.customer_id', '=', customerId)
    .where('e.done_at', 'is', null)
    .executeTakeFirst()
export type ErasureRow = NonNullable<Awaited<ReturnType<typeof findErasure>>>

/** Those that were begun before and are not done: their job was lost. */
export const findStalledErasures = async (db: Db, before: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('erasures')
    .select('customer_id')
    .where('done_at', 'is', null)
    .where('requested_at', '<', before)
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** True for the one that may say goodbye; nobody else does until the transaction ends. */
export const lockUntold = async (tx: Tx, customerId: string): Promise<boolean> => {
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

export const markTold = async (tx: Tx, customerId: string, now: Date): Promise<void> => {
  await tx.updateTable('erasures').set({ told_at: now }).where('customer_id', '=', customerId).execute()
}

/** The cards that the provider still holds. */
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
 * Whether something stays that the law wants to know the person of: records for 20 years, payments for five. What is
 * sealed with the patient's key and stays needs the key, too.
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

/** What belongs to the account alone, gone. What the person wrote about a specialist stays without their name. */
export const deleteAccountData = async (tx: Tx, { customerId, userId }: Owner, now: Date): Promise<void> => {
  for (const table of [
    'calendar_feeds',
    'notifications',
    'notification_settings',
    'push_subscriptions',
    'passkeys',
    'recovery_codes',
    'second_factors',
    'auth_tickets',
    'pending_contacts',
    'codes',
    'registrations',
    'idempotency_keys',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await tx.deleteFrom('favorites').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('waitlist_entries').where('customer_id', '=', customerId).execute()
  await sql`DELETE FROM used_refresh_tokens WHERE session_id IN (SELECT id FROM sessions WHERE user_id = ${userId}::uuid)`.execute(
    tx,
  )
  // Times and addresses of access stay for six months (Lei 12.965/2014, art. 15).
  await tx.updateTable('sessions').set({ user_agent: '' }).where('user_id', '=', userId).execute()
  await tx
    .updateTable('cards')
    .set({ holder_name: '', is_default: false, deleted_at: now })
    .where('customer_id', '=', customerId)
    .execute()
  await tx
    .updateTable('consents')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'shared_history')
    .where('revoked_at', 'is', null)
    .execute()
}

interface Owner {
  readonly customerId: string
  readonly userId: string
}

/** The dependents that retained records may be about. */
export const findDependentsToSeal = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('dependents')
    .select(['id', 'name', 'birth_date', 'cpf_sealed'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute()

/** The files of the exams that the patient kept; their rows are gone. */
export const deleteExams = async (tx: Tx, customerId: string): Promise<readonly string[]> => {
  const rows = await tx
    .deleteFrom('exams')
    .where('customer_id', '=', customerId)
    .returning('file_key')
    .execute()
  return rows.map(({ file_key }) => file_key)
}

/** The files of the patient's chats, which go whole: what either side wrote was written to this patient. */
export const deleteChats = async (tx: Tx, customerId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ file_key: string }>`
    WITH gone AS (DELETE FROM messages m USING chats c WHERE c.id = m.chat_id AND c.customer_id = ${customerId}::uuid
      RETURNING m.file_key)
    SELECT file_key FROM gone WHERE file_key IS NOT NULL`.execute(tx)
  await tx.deleteFrom('chats').where('customer_id', '=', customerId).execute()
  return rows.map(({ file_key }) => file_key)
}

/** Without its key whatever was sealed with it, in backups too, opens nowhere. */
export const deleteDataKeys = async (tx: Tx, subjectIds: readonly string[]): Promise<void> => {
  await sql`DELETE FROM data_keys WHERE subject_id = ANY(${subjectIds}::uuid[])`.execute(tx)
}

/** What patients told before appointments, where nothing else of them is kept. */
export const deleteNotes = async (tx: Tx, customerId: string): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ notes_sealed: null })
    .where('customer_id', '=', customerId)
    .execute()
}

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
