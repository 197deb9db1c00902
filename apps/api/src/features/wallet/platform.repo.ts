import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

interface PlatformSums {
  readonly provider: number
  readonly platform: number
  readonly wallets: number
  readonly waiting_funds: number
  readonly available: number
  readonly transferred: number
  readonly refunds_open: number
}

/** The whole ledger by kind of account, and what is still on its way back to cards. */
export const sumPlatform = async (db: Db): Promise<PlatformSums> => {
  const { rows } = await sql<PlatformSums>`
    SELECT
      coalesce(-sum(amount) FILTER (WHERE account = 'provider'), 0)::bigint AS provider,
      coalesce(sum(amount) FILTER (WHERE account = 'platform'), 0)::bigint AS platform,
      coalesce(sum(amount) FILTER (WHERE account LIKE 'wallet:%'), 0)::bigint AS wallets,
      coalesce(sum(amount) FILTER (WHERE account LIKE 'pending:%'), 0)::bigint AS waiting_funds,
      coalesce(sum(amount) FILTER (WHERE account LIKE 'available:%'), 0)::bigint AS available,
      coalesce(sum(amount) FILTER (WHERE account LIKE 'transferred:%'), 0)::bigint AS transferred,
      (SELECT coalesce(sum(amount), 0)::bigint FROM refunds WHERE status <> 'done') AS refunds_open
    FROM ledger_postings`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('An aggregate without a row')
  return sums
}
