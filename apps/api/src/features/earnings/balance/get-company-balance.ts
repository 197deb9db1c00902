import type { CompanyTransaction, getCompanyBalance as endpoint } from '@emma/contracts/companies/money'
import { isoOf } from '@emma/domain/availability'
import type { UseCase } from '../../../http/mount.ts'
import { loadAdministered } from '../../companies/index.ts'
import { readWithdrawalRules } from '../withdrawal/withdrawal-rules.ts'
import {
  type CompanySaleRow,
  countCompanySales,
  findCompanyBalances,
  findCompanySales,
} from './company-money.repo.ts'

const toTransaction = (row: CompanySaleRow): CompanyTransaction => ({
  schedule_id: row.schedule_id,
  specialist: { id: row.specialist_id, name: row.specialist_name },
  starts_at: isoOf(row.starts_at.getTime(), row.time_zone),
  timezone: row.time_zone,
  price: row.price,
  platform_fee: row.platform_fee,
  company_share: row.company_share,
  specialist_share: row.specialist_share,
  earned: row.earned,
  status: row.status,
})

/** The company's own money; patients are not shown. */
export const getCompanyBalance: UseCase<typeof endpoint> = async ({ db }, { actor, params, query }) => {
  const { page, pageSize } = query
  const { id } = await loadAdministered(db, actor, params.id)
  const [balances, rows, total, rules] = await Promise.all([
    findCompanyBalances(db, id),
    findCompanySales(db, id, { limit: pageSize, offset: (page - 1) * pageSize }),
    countCompanySales(db, id),
    readWithdrawalRules(db),
  ])
  return {
    ...balances,
    transactions: rows.map(toTransaction),
    withdrawal_rules: rules,
    meta: { page, pageSize, total },
  }
}
