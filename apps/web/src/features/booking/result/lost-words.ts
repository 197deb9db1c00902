import type { Appointment } from '@emma/contracts/booking'
import { isPix } from '@emma/domain/payments'

/** With a wallet part, which goes back at once, a payment that comes later confirms nothing any more. */
const detailOf = ({ payment: { method, status, wallet_amount } }: Appointment) => {
  const isMixed = wallet_amount > 0
  if (status === 'refunded') return isMixed ? 'result.lateMixDetail' : 'result.lateDetail'
  if (isPix(method)) return isMixed ? 'result.expiredMixDetail' : 'result.expiredPixDetail'
  if (status === 'failed') return 'result.failedDetail'
  if (status === 'pending') return isMixed ? 'result.unansweredMixDetail' : 'result.unansweredDetail'
  return 'result.expiredDetail'
}

/**
 * What became of an unpaid booking that ended: paid after its time, and given back; refused by the bank; or not paid as
 * far as is known, while a Pix or a card's answer may be under way.
 */
export const lostWords = (appointment: Appointment) => {
  const detail = detailOf(appointment)
  const isRefused = detail === 'result.failedDetail'
  return { title: isRefused ? 'pay.refusedTitle' : 'result.expiredTitle', detail } as const
}
