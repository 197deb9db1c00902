import type { getSpecialistBalance as endpoint } from '@emma/contracts/earnings'
import type { UseCase } from '../../http/mount.ts'
import { momentsOf } from '../booking/index.ts'
import { toTransaction } from './earnings.present.ts'
import { countTransactions, findBalances, findSpecialistZone, findTransactions } from './earnings.repo.ts'

/** The balance as it is now; the filters narrow the transactions only. */
export const getSpecialistBalance: UseCase<typeof endpoint> = async ({ db }, { actor, query }) => {
  const { specialistId } = actor
  const { page, pageSize, ...filters } = query
  const zone = await findSpecialistZone(db, specialistId)
  const asked = {
    ...momentsOf(filters.from, filters.to, zone),
    specialistId,
    status: filters.status,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const [balances, rows, total] = await Promise.all([
    findBalances(db, specialistId),
    findTransactions(db, asked),
    countTransactions(db, asked),
  ])
  return {
    ...balances,
    transactions: rows.map(toTransaction),
    totalSchedules: total,
    meta: { page, pageSize, total },
    filters,
  }
}
