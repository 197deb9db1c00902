export { BankAccountForm } from './bank-account-form.tsx'
export { balanceQuery } from './earnings.queries.ts'
export { MoneyCards } from './money-cards.tsx'
