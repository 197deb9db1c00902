export { MoneyCards } from './balance/money-cards.tsx'
export { AccountForm, BankAccountForm } from './bank-account/bank-account-form.tsx'
