import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Whether another withdrawal of the same owner still waits for the provider: two at once would share a balance. */
export const isAnotherSending = async (tx: Tx, ownerId: string, id: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM withdrawals WHERE owner_id = ${ownerId} AND id <> ${id}
       AND status = 'processing' AND provider_withdrawal_id IS NULL LIMIT 1`.execute(tx)
  return rows.length === 1
}

/** Serializes sending per owner. */
export const lockSending = async (tx: Tx, ownerId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdrawals:${ownerId}`}, 0))`.execute(tx)
}

/** The platform's top-up, decided once, before the provider is asked to move it. */
export const setTopUp = async (db: Db, id: string, amount: number): Promise<void> => {
  await sql`UPDATE withdrawals SET topped_up = ${amount} WHERE id = ${id} AND topped_up IS NULL`.execute(db)
}

export const setProviderId = async (db: Db, id: string, providerId: string): Promise<void> => {
  await sql`
    UPDATE withdrawals SET provider_withdrawal_id = ${providerId}
     WHERE id = ${id} AND status = 'processing'`.execute(db)
}

export const isProviderIdKnown = async (db: Db, providerId: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM withdrawals WHERE provider_withdrawal_id = ${providerId}`.execute(db)
  return rows.length === 1
}

/** Overdue withdrawals, oldest first. */
export const findOnTheirWay = async (
  db: Db,
  before: Date,
  limit: number,
): Promise<readonly { id: string; isSent: boolean }[]> => {
  const { rows } = await sql<{ id: string; isSent: boolean }>`
    SELECT id, provider_withdrawal_id IS NOT NULL AS "isSent" FROM withdrawals
     WHERE status IN ('approved', 'processing') AND coalesce(sent_at, decided_at, requested_at) < ${before}
     ORDER BY requested_at LIMIT ${limit}`.execute(db)
  return rows
}
