import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'

const shownDigits = 3

/** The bank and the last digits of an account. */
export const bankText = ({ bank_name, conta, conta_dv }: BankAccount) => ({
  bank: bank_name,
  ends: `${conta}-${conta_dv}`.slice(-shownDigits - 2),
})
