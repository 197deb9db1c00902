export { auditMoney } from './audit-money.ts'
export {
  type AskedPeriods,
  askedSql,
  type EarningsPeriod,
  findBalances as balancesOf,
  type PeriodsOf,
  sumPeriods,
} from './balance/earnings.repo.ts'
export { releaseEarnings } from './balance/release-earnings.ts'
export { earningsCrontab, earningsJobs } from './earnings.jobs.ts'
export { earningsRoutes } from './earnings.routes.ts'
export { bankAccountOf } from './recipient/get-bank-account.ts'
export { takeBackBankAccount } from './recipient/take-back-bank-account.ts'
export { stopWithdrawals } from './withdrawal/stop-withdrawals.ts'
export { sweepWithdrawals } from './withdrawal/sweep-withdrawals.ts'
export { countInScope as countToApprove } from './withdrawal/withdrawal-list.repo.ts'
