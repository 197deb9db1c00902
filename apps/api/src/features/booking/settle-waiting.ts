import { nextPaymentState } from '@emma/domain/booking'
import { queuePaid, queueReturned } from '@emma/domain/earnings'
import { nextQueueEntry } from '@emma/domain/queue'
import { assertNever } from '@emma/domain/result'
import type { Charge } from '../../providers/payments/port.ts'
import { postEntry } from '../wallet/index.ts'
import { updatePaymentState } from './cancellation.repo.ts'
import { endRefunds, insertChargeBack, sumRefunds } from './charge-backs.repo.ts'
import type { NoCharge } from './settle-charge.ts'
import { updatePayment } from './settlement.repo.ts'
import { beginWaiting } from './waiting.repo.ts'
import { endWaiting, postReturned, sendBack, tellQueueOf, type Waiting } from './waiting-sale.ts'

/** Money that came when the place was given up goes back at once. */
const returnLate = async (waiting: Waiting): Promise<void> => {
  const { deps, tx, sale, now } = waiting
  const { customer_id: customerId, provider_amount: amount } = sale
  const taken = queuePaid(customerId, { provider: amount, wallet: 0, held: 0 })
  const undone = queueReturned(customerId, { card: amount, wallet: 0 })
  await postEntry(tx, taken, { id: deps.newId(), reference: sale.id, at: now })
  await postEntry(tx, undone, { id: deps.newId(), reference: sale.id, at: now })
  await sendBack(waiting, 'late_payment')
}

const settlePaid = async (waiting: Waiting, charge: Charge): Promise<void> => {
  const { deps, tx, sale, now } = waiting
  if (!nextPaymentState(sale.status, 'settle').ok) return
  const entryId = sale.entry_id
  if (!nextQueueEntry({ state: sale.entry_status, misses: sale.misses }, 'settle').ok) {
    await returnLate(waiting)
    await updatePayment(tx, sale.id, { status: 'refunded', charge, now })
    return
  }
  await updatePayment(tx, sale.id, { status: 'paid', charge, now })
  const paid = { provider: sale.provider_amount, wallet: 0, held: sale.wallet_amount }
  const entry = queuePaid(sale.customer_id, paid)
  await postEntry(tx, entry, { id: deps.newId(), reference: sale.id, at: now })
  await beginWaiting(tx, { entryId, queueMinutes: sale.queue_minutes, now })
  await tellQueueOf(waiting)
}

const settleRefused = async (
  waiting: Waiting,
  charge: Charge | undefined,
  reason: string | undefined,
): Promise<void> => {
  const { tx, sale, now } = waiting
  if (!nextPaymentState(sale.status, 'fail').ok) return
  await updatePayment(tx, sale.id, { status: 'failed', charge, now, ...(reason ? { reason } : {}) })
  if (sale.entry_status === 'awaiting_payment') await endWaiting(waiting, 'expire', 'refused')
}

/** The bank took it back: nobody is attended for it, and the wallet's part is the customer's again. */
const settleChargedBack = async (waiting: Waiting): Promise<void> => {
  const { tx, sale, now } = waiting
  if (nextPaymentState(sale.status, 'fail').ok) return settleRefused(waiting, undefined, undefined)
  const next = nextPaymentState(sale.status, 'charge_back')
  if (!next.ok && sale.status !== 'refunded') return
  // Told again by the job's next try: by then the call was answered, or the person waits again.
  if (sale.entry_status === 'called') throw new Error(`Payment ${sale.id} is disputed during a call`)
  const none = { credit: 0, specialist: 0, company: 0, platform: 0 }
  if ((await sumRefunds(tx, sale.id)) === 0) await postReturned(waiting)
  if (!(await insertChargeBack(tx, sale.id, none, now))) return
  if (sale.entry_status === 'waiting') await endWaiting(waiting, 'expire', 'charged_back')
  await endRefunds(tx, sale.id, now)
  if (next.ok) await updatePaymentState(tx, sale.id, next.value, now)
}

/** Brings the payment of who waits, the entry and the ledger to what the provider says; in any order, any number of times. */
export const settleWaiting = async (waiting: Waiting, charge: Charge | NoCharge): Promise<void> => {
  const { tx, sale, now } = waiting
  switch (charge.status) {
    case 'paid':
    case 'partially_refunded':
      return settlePaid(waiting, charge)
    case 'pending':
      if (sale.status === 'pending') await updatePayment(tx, sale.id, { status: 'pending', charge, now })
      // A Pix has its code now.
      return tellQueueOf(waiting)
    case 'not_charged':
      return settleRefused(waiting, undefined, charge.reason)
    case 'refused':
    case 'canceled':
    case 'refunded':
      return settleRefused(waiting, charge, charge.refusal?.reason)
    case 'charged_back':
      return settleChargedBack(waiting)
    default:
      return assertNever(charge)
  }
}
