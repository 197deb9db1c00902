import type { Transaction } from '@emma/contracts/earnings'
import type { Db } from '../../../db/pool.ts'
import { toTransaction } from './earnings.present.ts'
import { findTaken, findTransactions, type TransactionsQuery } from './statement.repo.ts'

/** Lines of a specialist's statement, each with the withdrawals that took from it. */
export const readStatement = async (db: Db, query: TransactionsQuery): Promise<Transaction[]> => {
  const rows = await findTransactions(db, query)
  if (rows.length === 0) return []
  const ids = rows.map(({ schedule_id }) => schedule_id)
  const taken = await findTaken(db, query.specialistId, ids)
  return rows.map((row) => toTransaction(row, taken))
}
