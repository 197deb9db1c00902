import { queueAttended, queueReturned } from '@emma/domain/earnings'
import { nextPaymentState, splitPrice } from '@emma/domain/payments'
import { nextQueueEntry } from '@emma/domain/queue'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Selling } from '../../../ports/seller.ts'
import { insertAttendance } from '../../booking/index.ts'
import { notify } from '../../notifications/index.ts'
import { assignToAppointment, followReturned, requestRefund, returnHeld } from '../../payments/index.ts'
import { postEntry, returnCredits } from '../../wallet/index.ts'
import { endEntry, type NotAttended, type WaitingSale } from './waiting.repo.ts'

/** A place in the queue and its payment, both locked (decision 20). */
export interface Waiting extends Selling<Deps> {
  readonly sale: WaitingSale
}

/** Notifies everybody involved in the queue of the change, once the transaction is committed. */
export const publishQueueOf = ({ deps, tx, sale }: Waiting): Promise<void> =>
  deps.jobs.add(tx, 'tell-queue', { entryId: sale.entry_id })

/** The whole payment leaves the queue's account, each part the way it was paid. */
export const postReturned = async ({ deps, tx, sale, now }: Waiting): Promise<void> => {
  const back = { card: sale.provider_amount, wallet: sale.wallet_amount }
  const entry = queueReturned(sale.customer_id, back)
  await postEntry(tx, entry, { id: deps.newId(), reference: sale.id, at: now })
}

/** Returns the wallet's part: what a paid place took, or what an unpaid one had set aside. */
const returnWallet = async ({ deps, tx, sale, now }: Waiting): Promise<void> => {
  if (sale.status !== 'paid') await returnHeld(deps, tx, sale, now)
  else if (sale.wallet_amount > 0) await returnCredits(tx, sale.id)
}

const giveBack = async (waiting: Waiting): Promise<void> => {
  const { deps, tx, sale, now } = waiting
  await returnWallet(waiting)
  if (sale.status !== 'paid') return
  await postReturned(waiting)
  const refund = { paymentId: sale.id, amount: sale.provider_amount, reason: 'not_attended', now } as const
  await requestRefund(deps, tx, refund)
  await followReturned(tx, sale, sale.wallet_amount, now)
}

const notified: ReadonlySet<NotAttended> = new Set(['not_called', 'no_answer', 'end_of_duty', 'by_platform'])

/** A patient who left knows it; one who could not pay, or had not paid yet, sees it on the screen. */
const isNotified = (reason: NotAttended, { status }: WaitingSale): boolean =>
  notified.has(reason) && status === 'paid'

/**
 * Ends a place in the queue without an attendance, and refunds everything paid.
 * @throws AppError `invalid_transition`
 */
export const endWaiting = async (
  waiting: Waiting,
  event: 'expire' | 'leave' | 'miss',
  reason: NotAttended,
): Promise<void> => {
  const { deps, tx, sale, now } = waiting
  const next = nextQueueEntry({ state: sale.entry_status, misses: sale.misses }, event)
  if (!next.ok) throw new AppError(next.code)
  await endEntry(tx, sale.entry_id, next.value, { reason, now })
  if (reason === 'charged_back') await returnWallet(waiting)
  else await giveBack(waiting)
  await publishQueueOf(waiting)
  if (!isNotified(reason, sale)) return
  await notify(deps, tx, {
    userId: sale.customer_user_id,
    kind: 'queue_refunded',
    dedupeKey: `queue_refunded:${sale.entry_id}`,
    data: { entryId: sale.entry_id, amount: sale.wallet_amount + sale.provider_amount },
    alsoEmail: true,
  })
}

/** The attending specialist, the company attended for, and the percentages. */
export interface Attending {
  readonly specialistId: string
  readonly companyId: string | null
  readonly platformPercent: number
  readonly companyPercent: number
  readonly endsAt: Date
}

/** Creates the appointment of a patient being attended, with the entry's id: from now on its money is a sale. */
export const attendWaiting = async (
  { deps, tx, sale, now }: Waiting,
  { specialistId, companyId, platformPercent, companyPercent, endsAt }: Attending,
): Promise<void> => {
  if (!nextPaymentState(sale.status, 'refund_all').ok) throw new AppError('invalid_transition')
  const { entry_id: id, customer_id: customerId } = sale
  const split = splitPrice(sale.wallet_amount + sale.provider_amount, platformPercent, companyPercent)
  await insertAttendance(tx, {
    id,
    customerId,
    dependentId: sale.dependent_id,
    specialistId,
    companyId,
    endsAt,
    price: sale.price,
    split,
    policy: sale.policy,
    paymentMethod: sale.payment_method,
    askedAt: sale.created_at,
    paidAt: sale.waiting_since,
    now,
  })
  await assignToAppointment(tx, { queueEntryId: id, appointmentId: id, now })
  const entry = queueAttended({ customerId, specialistId, companyId, split })
  await postEntry(tx, entry, { id: deps.newId(), reference: sale.id, at: now })
}
