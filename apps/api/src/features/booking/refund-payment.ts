import { nextRefundState, type RefundEvent, type RefundState } from '@emma/domain/booking'
import type { Deps } from '../../deps.ts'
import { ProviderRejected } from '../../providers/payments/port.ts'
import { findRefund, updateRefund } from './refunds.repo.ts'

const move = async (deps: Deps, id: string, from: RefundState, event: RefundEvent): Promise<RefundState> => {
  const next = nextRefundState(from, event)
  if (!next.ok) throw new Error(`A refund that is ${from} does not take ${event}`)
  await updateRefund(deps.db, id, next.value, deps.clock.now())
  return next.value
}

/** Sends a refund under its own key until the provider has done it; the queue tries again with back-off. */
export const refundPayment = async (
  deps: Deps,
  { refundId }: { readonly refundId: string },
): Promise<void> => {
  const refund = await findRefund(deps.db, refundId)
  if (refund.status === 'done') return
  if (refund.provider_charge_id === null) throw new Error('A refund of what was never charged')
  const status =
    refund.status === 'processing' ? refund.status : await move(deps, refundId, refund.status, 'send')
  try {
    await deps.payments.refund(refund.provider_key, refund.provider_charge_id, refund.amount)
    await move(deps, refundId, status, 'complete')
  } catch (error) {
    if (error instanceof ProviderRejected) await move(deps, refundId, status, 'fail')
    throw error
  }
}
