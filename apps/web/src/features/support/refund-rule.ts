import type { SupportSale } from '@emma/contracts/support'

export type WhyNoRefund = 'cancelFirst' | 'attended' | 'unpaid' | 'back' | 'wallet' | 'disputed'

const afterPayment = ({ kind, can, credit, canceled_at, refunds }: SupportSale): WhyNoRefund | undefined => {
  if (can.cancel) return 'cancelFirst'
  // A spent credit is shown as such.
  if (credit) return credit.remaining > 0 ? 'wallet' : undefined
  return kind === 'queue_entry' || canceled_at !== null || refunds.length > 0 ? 'back' : 'attended'
}

/** Why support cannot refund; undefined if it can, or if canceling refunds by itself. */
export const whyNoRefund = (sale: SupportSale): WhyNoRefund | undefined => {
  if (sale.can.refund > 0) return undefined
  if (sale.charge_back) return 'disputed'
  if (sale.payment_status === 'pending' || sale.payment_status === 'failed') return 'unpaid'
  return sale.kind === 'queue_entry' && sale.can.cancel ? undefined : afterPayment(sale)
}
