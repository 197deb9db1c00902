export {
  insertCredit,
  lockCreditOf,
  lockCredits,
  lockCreditsOf,
  lockedCreditsSql,
  type OpenCredit,
  refundableOf,
  returnCredits,
  spendCreditsSql,
  takeFromCredit,
} from './credits.repo.ts'
export { creditBalanceOf } from './get-balance.ts'
export { postEntry, postEntrySql, rewriteBalance, sumPending } from './ledger.repo.ts'
export { balanceOf, usesOf } from './spend.ts'
export { walletRoutes } from './wallet.routes.ts'
