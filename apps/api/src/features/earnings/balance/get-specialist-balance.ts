import type { getSpecialistBalance as endpoint } from '@emma/contracts/earnings'
import type { UseCase } from '../../../http/mount.ts'
import { momentsOf } from '../../../http/period.ts'
import { findAdministered } from '../../companies/index.ts'
import { readWithdrawalRules } from '../withdrawal/withdrawal-rules.ts'
import { findBalances, findSpecialistZone } from './earnings.repo.ts'
import { countTransactions } from './statement.repo.ts'
import { readStatement } from './statement.ts'

/** The current balance; the filters only narrow the transactions. */
export const getSpecialistBalance: UseCase<typeof endpoint> = async ({ db }, { actor, query }) => {
  const { specialistId } = actor
  const { page, pageSize, sort, ...filters } = query
  const zone = await findSpecialistZone(db, specialistId)
  const asked = {
    ...momentsOf(filters.from, filters.to, zone),
    specialistId,
    status: filters.status,
    search: filters.search?.trim() || undefined,
    sort,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const [balances, transactions, total, rules, administered] = await Promise.all([
    findBalances(db, specialistId),
    readStatement(db, asked),
    countTransactions(db, asked),
    readWithdrawalRules(db),
    findAdministered(db, specialistId),
  ])
  return {
    ...balances,
    transactions,
    totalSchedules: total,
    withdrawal_rules: rules,
    approves_withdrawals: administered.length > 0,
    meta: { page, pageSize, total },
    filters,
  }
}
