import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export interface Owed {
  readonly recipientId: string
  /** Centavos that belong to them by the ledger and are still at the provider. */
  readonly owed: number
}

/** Every recipient of the provider, with its money by the ledger: pending, available, and requested but not sent. */
export const findOwed = async (db: Db): Promise<readonly Owed[]> => {
  const { rows } = await sql<Owed>`
    WITH owner AS (
      SELECT specialist_id AS id, provider_recipient_id FROM recipients
      UNION ALL SELECT id, provider_recipient_id FROM companies WHERE provider_recipient_id IS NOT NULL
    ), purse AS (
      SELECT split_part(account, ':', 2)::uuid AS owner_id, sum(balance) AS amount FROM account_balances
       WHERE account LIKE 'pending:%' OR account LIKE 'available:%' GROUP BY 1
    ), leaving AS (
      SELECT owner_id, sum(amount) AS amount FROM withdrawals
       WHERE status IN ('requested', 'approved') OR status = 'processing' AND provider_withdrawal_id IS NULL GROUP BY 1
    )
    SELECT owner.provider_recipient_id AS "recipientId",
      (coalesce(purse.amount, 0) + coalesce(leaving.amount, 0))::bigint AS owed
    FROM owner LEFT JOIN purse ON purse.owner_id = owner.id LEFT JOIN leaving ON leaving.owner_id = owner.id
    ORDER BY 1`.execute(db)
  return rows
}
