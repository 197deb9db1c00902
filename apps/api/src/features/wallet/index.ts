export {
  insertCredit,
  lockCreditOf,
  lockedCreditsSql,
  type OpenCredit,
  refundableOf,
  returnCredits,
  spendCreditsSql,
  takeFromCredit,
} from './credits.repo.ts'
export { creditBalanceOf } from './get-balance.ts'
export { postEntry, postEntrySql } from './ledger.repo.ts'
export { balanceOf, usesOf } from './spend.ts'
export { walletRoutes } from './wallet.routes.ts'
