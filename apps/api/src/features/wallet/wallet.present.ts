import type { CreditBalance, StatementLine } from '@emma/contracts/wallet'
import type { CreditRow } from './credits.repo.ts'
import type { StatementRow } from './statement.repo.ts'

/** Rows → the wallet of the API. */
export const toCreditBalance = (rows: readonly CreditRow[]): CreditBalance => ({
  totalBalance: rows.reduce((sum, { remaining }) => sum + remaining, 0),
  credits: rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    remaining: row.remaining,
    origin: { schedule_id: row.origin_appointment_id, reason: row.reason },
    created_at: new Date(row.created_at).toISOString(),
    refundable: row.refundable_amount > 0,
    refundable_amount: row.refundable_amount,
  })),
})

const kindOf = ({ kind, amount }: StatementRow): StatementLine['kind'] => {
  if (kind === 'credit_held') return 'held'
  if (kind === 'credit_returned') return 'returned'
  if (kind === 'credit_refunded') return 'refunded'
  return amount > 0 ? 'credit' : 'spent'
}

/** Row → statement line of the API. */
export const toStatementLine = (row: StatementRow): StatementLine => ({
  id: row.id,
  kind: kindOf(row),
  amount: row.amount,
  balance: row.balance,
  at: row.created_at.toISOString(),
  schedule_id: row.appointment_id,
  specialist: row.specialist_id === null ? null : { id: row.specialist_id, name: row.specialist_name ?? '' },
})
