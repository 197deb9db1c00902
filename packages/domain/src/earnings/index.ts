export { type Account, account, type EntryKind, entryOf, type LedgerEntry, type Posting } from './accounts.ts'
export {
  appointmentCanceled,
  chargedBack,
  creditHeld,
  creditRefunded,
  creditReturned,
  type Earners,
  earningsReleased,
  type PaidBy,
  paymentSettled,
  type Sale,
  withdrawalRequested,
  withdrawalReturned,
} from './ledger.ts'
export { type Split, splitAlike, splitPrice, totalOf } from './split.ts'
export {
  type Approver,
  beginWithdrawal,
  nextWithdrawalState,
  releaseAt,
  type WithdrawalEvent,
  type WithdrawalRefusal,
  type WithdrawalRequest,
  type WithdrawalState,
  withdrawalStates,
} from './withdrawal-state.ts'
