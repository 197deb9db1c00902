import type { Transaction } from '@emma/contracts/earnings'
import { isoOf } from '@emma/domain/availability'
import { releaseAt } from '@emma/domain/earnings'
import * as z from 'zod'
import type { TransactionRow } from './earnings.repo.ts'

const policy = z.object({ release_days: z.number() })

const availableAt = (row: TransactionRow): string | null => {
  if (row.released_at !== null) return row.released_at.toISOString()
  if (row.finished_at === null) return null
  return new Date(releaseAt(row.finished_at.getTime(), policy.parse(row.policy))).toISOString()
}

export const toTransaction = (row: TransactionRow): Transaction => ({
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
  company: null,
  company_share: row.company_share,
  specialist_share: row.specialist_share,
  earned: row.specialist_share,
  status: row.status,
  available_at: availableAt(row),
  withdrawals: [],
})
