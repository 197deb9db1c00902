import type { ChargeBack, listChargeBacks as endpoint } from '@emma/contracts/payments'
import type { UseCase } from '../../../http/mount.ts'
import { type ChargeBackRow, countChargeBacks, findChargeBacks } from './charge-back-list.repo.ts'

const toChargeBack = (row: ChargeBackRow): ChargeBack => ({
  payment_id: row.payment_id,
  schedule_id: row.schedule_id,
  specialist: { id: row.specialist_id, name: row.specialist_name },
  starts_at: row.starts_at.toISOString(),
  received_at: row.received_at.toISOString(),
  amount: row.amount,
  borne: {
    credit: row.from_credit,
    specialist: row.from_specialist,
    company: row.from_company,
    platform: row.from_platform,
  },
})

export const listChargeBacks: UseCase<typeof endpoint> = async ({ db }, { query }) => {
  const { page, pageSize } = query
  const [rows, total] = await Promise.all([
    findChargeBacks(db, pageSize, (page - 1) * pageSize),
    countChargeBacks(db),
  ])
  return { data: rows.map(toChargeBack), meta: { page, pageSize, total } }
}
