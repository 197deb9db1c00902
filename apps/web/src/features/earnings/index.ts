export { balanceQuery } from './earnings.queries.ts'
