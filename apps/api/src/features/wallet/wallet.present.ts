import type { CreditBalance } from '@emma/contracts/wallet'
import type { CreditRow } from './credits.repo.ts'

/** Rows → the wallet of the wire. */
export const toCreditBalance = (rows: readonly CreditRow[]): CreditBalance => ({
  totalBalance: rows.reduce((sum, { remaining }) => sum + remaining, 0),
  credits: rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    remaining: row.remaining,
    origin: { schedule_id: row.origin_appointment_id, reason: row.reason },
    created_at: row.created_at.toISOString(),
    refundable: row.refundable,
  })),
})
