import type { Transaction } from '@emma/contracts/earnings'
import { isoOf } from '@emma/domain/availability'
import { releaseAt } from '@emma/domain/earnings'
import * as z from 'zod'
import type { TakenRow, TransactionRow } from './statement.repo.ts'

const policy = z.object({ release_days: z.number() })

/** The same instants as the release job's. */
const availableAt = (row: TransactionRow): string | null => {
  if (row.released_at !== null) return row.released_at.toISOString()
  const end = row.schedule_status === 'canceled_by_customer' ? row.ends_at : row.finished_at
  if (end === null || row.earned === 0) return null
  return new Date(releaseAt(end.getTime(), policy.parse(row.policy))).toISOString()
}

export const toTransaction = (row: TransactionRow, taken: readonly TakenRow[]): Transaction => ({
  id: row.id,
  schedule_id: row.schedule_id,
  starts_at: isoOf(row.starts_at.getTime(), row.time_zone),
  timezone: row.time_zone,
  customer: { name: `${row.first_name} ${row.last_name}` },
  specialty: { id: row.specialty_id, name: row.specialty },
  schedule_status: row.schedule_status,
  method: row.method,
  paid_at: row.paid_at.toISOString(),
  price: row.price,
  platform_fee: row.platform_fee,
  company: row.company_id === null ? null : { id: row.company_id, name: row.company ?? '' },
  company_share: row.company_share,
  specialist_share: row.specialist_share,
  earned: row.earned,
  status: row.status,
  available_at: availableAt(row),
  withdrawals: taken
    .filter(({ appointmentId }) => appointmentId === row.schedule_id)
    .map(({ id, amount, status, requestedAt }) => ({
      id,
      amount,
      status,
      requested_at: requestedAt.toISOString(),
    })),
})
