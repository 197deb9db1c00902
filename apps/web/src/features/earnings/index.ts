export { AccountForm, BankAccountForm } from './bank-account-form.tsx'
export { MoneyCards } from './money-cards.tsx'
