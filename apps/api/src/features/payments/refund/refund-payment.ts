import { HOUR } from '@emma/domain/interval'
import { nextRefundState, type RefundEvent, type RefundState } from '@emma/domain/payments'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { ProviderRejected } from '../../../providers/payments/port.ts'
import { lockPayment } from '../charge/payments.repo.ts'
import { sellerOf, soldIdOf } from '../charge/sellers.ts'
import { followReturned } from './follow-returned.ts'
import { findOpenRefunds, findRefund, type RefundRow, sumReturned, updateRefund } from './refunds.repo.ts'

const nextOf = (from: RefundState, event: RefundEvent): RefundState => {
  const next = nextRefundState(from, event)
  if (!next.ok) throw new Error(`A refund that is ${from} does not take ${event}`)
  return next.value
}

/**
 * Moves a refund under its payment's lock, and lets the seller publish it. Does nothing if a parallel job has moved it
 * already.
 */
const move = async (deps: Deps, refundId: string, from: RefundState, event: RefundEvent): Promise<void> => {
  const now = deps.clock.now()
  const to = nextOf(from, event)
  const publish = await inTransaction(deps.db, async (tx) => {
    const { payment_id } = await findRefund(tx, refundId)
    const payment = await lockPayment(tx, payment_id)
    const refund = await findRefund(tx, refundId)
    if (refund.status !== from) return undefined
    await updateRefund(tx, refundId, to, now)
    if (to === 'done') await followReturned(tx, payment, await sumReturned(tx, payment_id), now)
    const change = { id: refundId, amount: refund.amount, status: to }
    return sellerOf(deps, payment).onRefund({ deps, tx, now }, soldIdOf(payment), change)
  })
  publish?.()
}

/**
 * Whether the provider has already refunded it after a lost answer: its keys live only for a day. Known only if no
 * other refund of the charge is open, as the provider reports their sum.
 */
const isDoneThere = async (deps: Deps, refund: RefundRow, chargeId: string): Promise<boolean> => {
  if (refund.status === 'requested' || refund.others_open) return false
  const charge = await deps.payments.findCharge(chargeId)
  return charge !== undefined && charge.refunded >= refund.done_before + refund.amount
}

/** Job: sends a refund under its own key until the provider has done it; the queue retries with back-off. */
export const refundPayment = async (
  deps: Deps,
  { refundId }: { readonly refundId: string },
): Promise<void> => {
  const refund = await findRefund(deps.db, refundId)
  const { status, provider_charge_id: chargeId, provider_key: key, amount } = refund
  if (status === 'done') return
  if (chargeId === null) throw new Error('A refund of what was never charged')
  if (status !== 'processing') await move(deps, refundId, status, 'send')
  try {
    if (!(await isDoneThere(deps, refund, chargeId))) await deps.payments.refund(key, chargeId, amount)
    await move(deps, refundId, 'processing', 'complete')
  } catch (error) {
    if (error instanceof ProviderRejected) await move(deps, refundId, 'processing', 'fail')
    throw error
  }
}

const AT_ONCE = 100

/** Job: restarts refunds that no job works on any more, so that none is lost. */
export const sweepRefunds = async (deps: Deps): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - HOUR)
  for (const refundId of await findOpenRefunds(deps.db, before, AT_ONCE)) {
    await deps.jobs.add(deps.db, 'refund-payment', { refundId }, { key: `refund:${refundId}` })
  }
}
