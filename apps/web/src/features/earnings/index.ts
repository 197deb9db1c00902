export { balanceQuery } from './earnings.queries.ts'
export { MoneyCards } from './money-cards.tsx'
