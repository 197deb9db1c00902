export { type PaymentParts, paymentPartsOf } from './payment-parts.ts'
export { paymentPause, refusalsKept } from './payment-pause.ts'
export {
  isPix,
  nextPaymentState,
  type PaymentEvent,
  type PaymentMethod,
  type PaymentState,
  paymentMethods,
  paymentStates,
  refundEventOf,
  usesWallet,
} from './payment-state.ts'
export {
  type CancellationFacts,
  type CancellationPolicy,
  deadlinesOf,
  keptLate,
  PIX_REFUND_DAYS,
  paidParts,
  type Refund,
  type RefundQuote,
  type RefundRule,
  refundFor,
} from './refund-policy.ts'
export { nextRefundState, type RefundEvent, type RefundState, refundStates } from './refund-state.ts'
export { type RefusalMeaning, refusalMeaning } from './refusal.ts'
export { type Split, splitAlike, splitPrice, totalOf } from './split.ts'
