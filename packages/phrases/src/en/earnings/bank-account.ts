import type pt from '../../pt/earnings/bank-account.ts'
import type { Translated } from '../../translated.ts'

export default {
  bank: 'Bank',
  bankPlaceholder: 'Search by name or code',
  noBank: 'No bank found',
  loadingBanks: 'Loading banks…',
  type: 'Account type',
  types: { checking: 'Checking account', savings: 'Savings account' },
  branch: 'Branch',
  branchDigit: 'Branch digit',
  ifAny: 'If any',
  account: 'Account',
  accountDigit: 'Account digit',
  document: 'Holder’s CPF',
  documentHint: 'Your CPF, or your CNPJ if it is in your registration',
  holder: 'Account holder’s name',
  holderHint: 'As it appears at your bank, up to 30 characters',
  save: 'Save bank account',
  saved: 'Bank account saved',
  failed: 'The account was not saved',
  cancel: 'Cancel',
  faults: {
    bank_unknown: 'Choose a bank from the list.',
    branch_invalid: 'Enter the branch number.',
    branch_digit_wrong: 'The digit does not match the branch.',
    account_too_long: 'The number is longer than this bank’s account numbers.',
    account_digit_wrong: 'The digit does not match the account.',
    document_invalid: 'Enter a valid CPF or CNPJ.',
    document_not_own: 'The account must be under your own CPF, or the CNPJ in your registration.',
    document_not_company: 'The account must be under the company’s CNPJ.',
  },
} satisfies Translated<typeof pt>
