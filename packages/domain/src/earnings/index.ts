export { type Account, account, type EntryKind, entryOf, type LedgerEntry, type Posting } from './accounts.ts'
export {
  type BankAccountDetails,
  type BankAccountFault,
  type CheckableAccount,
  checkBankAccount,
} from './bank-account.ts'
export { type Borne, bearChargeBack, chargedBack, type Left } from './charge-back.ts'
export {
  appointmentCanceled,
  corrected,
  creditHeld,
  creditRefunded,
  creditReturned,
  type Earners,
  earningsReleased,
  type PaidBy,
  paymentSettled,
  queueAttended,
  queuePaid,
  queueReturned,
  type Sale,
  type Taken,
  withdrawalRequested,
  withdrawalReturned,
} from './ledger.ts'
export { type EarningLine, type EarningSums, returnedOf, sumEarnings } from './month.ts'
export {
  type Approver,
  approverOf,
  type BegunWithdrawal,
  beginWithdrawal,
  type DecidableWithdrawal,
  type Decider,
  nextWithdrawalState,
  type Purse,
  partsToDecide,
  releaseAt,
  type WithdrawalEvent,
  type WithdrawalPart,
  type WithdrawalRefusal,
  type WithdrawalState,
  withdrawalStates,
} from './withdrawal-state.ts'
