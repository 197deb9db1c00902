export { useRefundCredit } from './use-refund-credit.ts'
export { walletQuery } from './wallet.queries.ts'
export { WalletSection } from './wallet-door.tsx'
