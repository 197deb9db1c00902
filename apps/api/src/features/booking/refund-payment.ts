import { nextRefundState, type RefundEvent, type RefundState } from '@emma/domain/booking'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ProviderRejected } from '../../providers/payments/port.ts'
import { notify } from '../notifications/index.ts'
import { followReturned } from './cancellation.ts'
import { findOpenRefunds, findRefund, type RefundRow, sumReturned, updateRefund } from './refunds.repo.ts'
import { tellSides } from './sale.ts'
import { lockRefunding } from './waiting.repo.ts'

const nextOf = (from: RefundState, event: RefundEvent): RefundState => {
  const next = nextRefundState(from, event)
  if (!next.ok) throw new Error(`A refund that is ${from} does not take ${event}`)
  return next.value
}

type Refunding = Awaited<ReturnType<typeof lockRefunding>>

/** What waited in the queue was told on leaving it that everything comes back; the entry says how far it is. */
const tellPatient = (
  deps: Deps,
  tx: Tx,
  { id, amount }: RefundRow,
  { appointment_id: scheduleId, customer_user_id: userId }: Refunding,
  status: RefundState,
): Promise<void> | undefined => {
  if (scheduleId === null) return undefined
  const kind = status === 'done' ? 'refund_done' : 'refund_failed'
  const data = { scheduleId, refundId: id, amount }
  return notify(deps, tx, { userId, kind, dedupeKey: `${kind}:${id}`, data })
}

const tellMoved = (deps: Deps, { appointment_status, appointment_id, ...row }: Refunding): void => {
  const { specialist_id, specialist_user_id, customer_user_id } = row
  if (appointment_id && specialist_id && specialist_user_id && appointment_status) {
    const sides = { appointment_id, specialist_id, specialist_user_id, customer_user_id }
    tellSides(deps, sides, appointment_status)
  } else deps.realtime.tellUser(customer_user_id, 'queue:changed', { status: null, position: null })
}

/**
 * Moves a refund under its payment's lock, and tells the patient what became of it. A job beside this one may have
 * moved it already: then nothing happens.
 */
const move = async (deps: Deps, refundId: string, from: RefundState, event: RefundEvent): Promise<void> => {
  const now = deps.clock.now()
  const to = nextOf(from, event)
  const moved = await inTransaction(deps.db, async (tx) => {
    const { payment_id } = await findRefund(tx, refundId)
    const sale = await lockRefunding(tx, payment_id)
    const refund = await findRefund(tx, refundId)
    if (refund.status !== from) return undefined
    await updateRefund(tx, refundId, to, now)
    if (to === 'done') await followReturned(tx, sale, await sumReturned(tx, payment_id), now)
    if (to !== 'processing') await tellPatient(deps, tx, refund, sale, to)
    return sale
  })
  if (moved) tellMoved(deps, moved)
}

/**
 * Whether the provider has given it back already, where an answer was lost: its keys live for a day only. Said only
 * where no other refund of the charge is on its way, as what the provider says is their sum.
 */
const isDoneThere = async (deps: Deps, refund: RefundRow, chargeId: string): Promise<boolean> => {
  if (refund.status === 'requested' || refund.others_open) return false
  const charge = await deps.payments.findCharge(chargeId)
  return charge !== undefined && charge.refunded >= refund.done_before + refund.amount
}

/** Sends a refund under its own key until the provider has done it; the queue tries again with back-off. */
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
const HOUR_MS = 3_600_000

/** Starts again what no job is at any more: none of them gives a person's money up. */
export const sweepRefunds = async (deps: Deps): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - HOUR_MS)
  for (const refundId of await findOpenRefunds(deps.db, before, AT_ONCE)) {
    await deps.jobs.add(deps.db, 'refund-payment', { refundId }, { key: `refund:${refundId}` })
  }
}
