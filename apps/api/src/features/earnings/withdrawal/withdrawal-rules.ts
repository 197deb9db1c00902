import type { WithdrawalRules } from '@emma/contracts/earnings'
import type { Db } from '../../../db/pool.ts'
import { readVariables } from '../../variables/index.ts'

/** The limits of every withdrawal, a specialist's or a company's. Centavos. */
export const readWithdrawalRules = async (db: Db): Promise<WithdrawalRules> => {
  const { min_withdrawal, auto_withdrawal } = await readVariables(db)
  return { minimum: min_withdrawal, approved_below: auto_withdrawal }
}
