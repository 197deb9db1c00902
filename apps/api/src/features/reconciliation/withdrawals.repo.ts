import type { WithdrawalState } from '@emma/domain/earnings'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export interface BookedWithdrawal {
  readonly id: string
  readonly recipientId: string
  readonly providerId: string | null
  readonly amount: number
  readonly status: WithdrawalState
}

/** Withdrawals sent since an instant, by recipient. */
export const findSent = async (db: Db, since: Date): Promise<readonly BookedWithdrawal[]> => {
  const { rows } = await sql<BookedWithdrawal>`
    SELECT id, recipient_id AS "recipientId", provider_withdrawal_id AS "providerId", amount, status
    FROM withdrawals WHERE sent_at >= ${since} ORDER BY recipient_id, id`.execute(db)
  return rows
}
