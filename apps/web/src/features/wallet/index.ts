export { walletQuery } from './wallet.queries.ts'
