import { queuePaid, queueReturned } from '@emma/domain/earnings'
import { nextQueueEntry } from '@emma/domain/queue'
import type { Deps } from '../../../deps.ts'
import type { LockedSale, Loss, Seller, Selling } from '../../../ports/seller.ts'
import { beginWaiting, findCharged, findUserOfEntry, lockWaiting } from './waiting.repo.ts'
import { endWaiting, postReturned, publishQueueOf, type Waiting } from './waiting-sale.ts'

/** The provider's amount is booked as a payment and undone at once. */
const lateEntries = ({ sale }: Waiting) => {
  const { id: reference, customer_id: customerId, provider_amount: amount } = sale
  return [
    { entry: queuePaid(customerId, { provider: amount, wallet: 0, held: 0 }), reference },
    { entry: queueReturned(customerId, { card: amount, wallet: 0 }), reference },
  ]
}

const onPaid = async (waiting: Waiting): Promise<undefined> => {
  const { tx, sale, now } = waiting
  await beginWaiting(tx, { entryId: sale.entry_id, queueMinutes: sale.queue_minutes, now })
  await publishQueueOf(waiting)
}

const onRefused = async (waiting: Waiting): Promise<undefined> => {
  if (waiting.sale.entry_status === 'awaiting_payment') await endWaiting(waiting, 'expire', 'refused')
}

/** Nobody earns before the attendance: the whole payment leaves the queue's account, unless refunds took it already. */
const bearLoss = async (waiting: Waiting, amount: number): Promise<Loss> => {
  const { sale } = waiting
  // The job's next try finds the call answered, or the patient waiting again.
  if (sale.entry_status === 'called') throw new Error(`Payment ${sale.id} is disputed during a call`)
  return {
    borne: { credit: 0, specialist: 0, company: 0, platform: 0 },
    book: async () => {
      if (amount === sale.provider_amount) await postReturned(waiting)
    },
  }
}

/** A payment that the bank took back gives no attendance; the wallet's part returns to the customer. */
const onChargedBack = async (waiting: Waiting): Promise<undefined> => {
  if (waiting.sale.entry_status === 'waiting') await endWaiting(waiting, 'expire', 'charged_back')
}

/** A place in the queue for settling its payment. */
const lock = async (selling: Selling<Deps>, paymentId: string): Promise<LockedSale | undefined> => {
  const sale = await lockWaiting(selling.tx, paymentId)
  if (!sale) return undefined
  const waiting = { ...selling, sale }
  return {
    payment: sale,
    accept: async () => nextQueueEntry({ state: sale.entry_status, misses: sale.misses }, 'settle').ok,
    paidEntry: (paid) => queuePaid(sale.customer_id, paid),
    lateEntries: () => lateEntries(waiting),
    onPaid: () => onPaid(waiting),
    onPending: () => publishQueueOf(waiting),
    onRefused: () => onRefused(waiting),
    bear: (amount) => bearLoss(waiting, amount),
    onChargedBack: () => onChargedBack(waiting),
  }
}

/** The queue sells places, until one becomes an appointment. */
export const placeSeller: Seller<Deps> = {
  sells: 'queue_entry',
  lockSale: lock,
  findOffered: async (db, entryId) => {
    const { specialty, status, hold_expires_at } = await findCharged(db, entryId)
    return { description: specialty, heldUntil: status === 'awaiting_payment' ? hold_expires_at : null }
  },
  // The patient was notified of the refund when the place ended; the entry's screen shows its progress.
  onRefund: async ({ deps, tx }, entryId) => {
    const userId = await findUserOfEntry(tx, entryId)
    return () => deps.realtime.emitToUser(userId, 'queue:changed', { status: null, position: null })
  },
}
