export { useRefundCredit } from './use-refund-credit.ts'
export { WalletSection } from './wallet.lazy.tsx'
export { walletQuery } from './wallet.queries.ts'
