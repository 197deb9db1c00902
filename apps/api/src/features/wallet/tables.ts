import type { TableName } from '../../db/table-name.ts'

/** Tables that only this feature writes (`npm run check`: table ownership). */
export const tables: readonly TableName[] = [
  'account_balances',
  'credit_uses',
  'credits',
  'ledger_entries',
  'ledger_postings',
]
