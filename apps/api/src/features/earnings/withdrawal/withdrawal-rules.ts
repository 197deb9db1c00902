import type { WithdrawalRules } from '@emma/contracts/earnings'
import type { Db } from '../../../db/pool.ts'
import { readVariables } from '../../variables/index.ts'

/** What every withdrawal keeps to, a specialist's and a company's. Centavos. */
export const readWithdrawalRules = async (db: Db): Promise<WithdrawalRules> => {
  const { min_withdrawal, auto_withdrawal } = await readVariables(db)
  return { minimum: min_withdrawal, approved_below: auto_withdrawal }
}
