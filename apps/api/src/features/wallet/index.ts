export {
  type CreditRow,
  creditsSql,
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
export { postEntry, postEntrySql, rewriteBalance, sumPending } from './ledger.repo.ts'
export { balanceOf, usesOf } from './spend.ts'
export { toCreditBalance } from './wallet.present.ts'
export { walletRoutes } from './wallet.routes.ts'
