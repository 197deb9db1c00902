import type pt from '../pt/bank-account.ts'
import type { Translated } from '../translated.ts'

export default {
  bank: 'Bank',
  bankPlaceholder: 'Search by name or code',
  noBank: 'No bank found',
  loadingBanks: 'Loading banks…',
  type: 'Kind of account',
  types: { checking: 'Checking account', savings: 'Savings account' },
  branch: 'Branch',
  branchDigit: 'Branch digit',
  ifAny: 'If any',
  account: 'Account',
  accountDigit: 'Account digit',
  document: 'Holder’s CPF',
  documentHint: 'Your CPF, or your CNPJ if it is in your registration',
  holder: 'Holder’s name',
  holderHint: 'As the bank has it, up to 30 letters',
  save: 'Save bank account',
  saved: 'Bank account saved',
  failed: 'The account was not saved',
  cancel: 'Cancel',
  withdrawalTooSmall: 'The minimum of a withdrawal is {{amount}}.',
  faults: {
    bank_unknown: 'Choose a bank from the list.',
    branch_invalid: 'Type the branch number.',
    branch_digit_wrong: 'The digit does not fit the branch.',
    account_too_long: 'The number is longer than this bank’s accounts are.',
    account_digit_wrong: 'The digit does not fit the account.',
    document_invalid: 'Type a valid CPF or CNPJ.',
    document_not_own: 'The account has to be in your own CPF, or the CNPJ of your registration.',
  },
} satisfies Translated<typeof pt>
