import { nextPaymentState, type PaymentMethod, type PaymentParts } from '@emma/domain/booking'
import {
  creditHeld,
  creditReturned,
  queueAttended,
  queuePaid,
  queueReturned,
  splitPrice,
} from '@emma/domain/earnings'
import { nextQueueEntry } from '@emma/domain/queue'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { addJobSql } from '../../jobs/queue.repo.ts'
import { notify } from '../notifications/index.ts'
import {
  type OpenCredit,
  postEntry,
  postEntrySql,
  returnCredits,
  spendCreditsSql,
  usesOf,
} from '../wallet/index.ts'
import type { Step } from './booking.repo.ts'
import { followReturned } from './cancellation.ts'
import { insertRefund } from './refunds.repo.ts'
import {
  endEntry,
  insertAttended,
  insertWaitingPayment,
  type NotAttended,
  type WaitingSale,
} from './waiting.repo.ts'

/** Somebody's money while they wait for urgent care, under its lock (decision 20). */
export interface Waiting {
  readonly deps: Deps
  readonly tx: Tx
  readonly sale: WaitingSale
  readonly now: Date
}

/** What somebody pays who enters the queue. */
export interface WaitingOrder {
  readonly entryId: string
  readonly paymentId: string
  readonly customerId: string
  readonly method: PaymentMethod
  readonly parts: PaymentParts
  readonly cardId: string | null
  /** The wallet's credits, locked. */
  readonly credits: readonly OpenCredit[]
  readonly now: Date
}

const SAFETY_NET_MS = 30_000

const stepsOf = (deps: Deps, order: WaitingOrder): Step[] => {
  const { paymentId, customerId, parts, credits, now } = order
  const settled = { runAt: new Date(now.getTime() + SAFETY_NET_MS), key: `settle:${paymentId}` }
  const charge = parts.provider === 0 ? [] : [addJobSql('settle-payment', { paymentId }, settled)]
  if (parts.wallet === 0) return charge
  const entry =
    parts.provider === 0
      ? queuePaid(customerId, { provider: 0, wallet: parts.wallet, held: 0 })
      : creditHeld(customerId, parts.wallet)
  return [
    spendCreditsSql(paymentId, usesOf(credits, parts.wallet)),
    postEntrySql(entry, { id: deps.newId(), reference: paymentId, at: now }),
    ...charge,
  ]
}

/** Writes the payment of a new entry and spends the wallet's part; the provider is charged after the commit. */
export const payForWaiting = (deps: Deps, tx: Tx, order: WaitingOrder): Promise<void> =>
  insertWaitingPayment(tx, { ...order, id: order.paymentId }, stepsOf(deps, order))

/** Everybody who looks at the queue is told once the transaction is. */
export const tellQueueOf = ({ deps, tx, sale }: Waiting): Promise<void> =>
  deps.jobs.add(tx, 'tell-queue', { entryId: sale.entry_id })

/** What was set aside, or taken from the wallet, is in it again. */
const returnWallet = async ({ deps, tx, sale, now }: Waiting): Promise<void> => {
  if (sale.wallet_amount === 0) return
  await returnCredits(tx, sale.id)
  if (sale.status === 'paid') return
  const entry = creditReturned(sale.customer_id, sale.wallet_amount)
  await postEntry(tx, entry, { id: deps.newId(), reference: sale.id, at: now })
}

/** What the provider took goes back under a key of its own, committed before it is asked. */
export const sendBack = async (
  { deps, tx, sale, now }: Waiting,
  reason: 'late_payment' | 'not_attended',
): Promise<void> => {
  if (sale.provider_amount === 0) return
  const refundId = deps.newId()
  await insertRefund(tx, { id: refundId, paymentId: sale.id, amount: sale.provider_amount, reason, now })
  await deps.jobs.add(tx, 'refund-payment', { refundId }, { key: `refund:${refundId}` })
}

/** The whole of what waits leaves the queue's account, each part the way it came. */
export const postReturned = async ({ deps, tx, sale, now }: Waiting): Promise<void> => {
  const back = { card: sale.provider_amount, wallet: sale.wallet_amount }
  const entry = queueReturned(sale.customer_id, back)
  await postEntry(tx, entry, { id: deps.newId(), reference: sale.id, at: now })
}

const giveBack = async (waiting: Waiting): Promise<void> => {
  await returnWallet(waiting)
  if (waiting.sale.status !== 'paid') return
  await postReturned(waiting)
  await sendBack(waiting, 'not_attended')
  await followReturned(waiting.tx, waiting.sale, waiting.sale.wallet_amount, waiting.now)
}

/** Who left knows; who could not pay reads it on the screen that they are at. */
const isTold = (reason: NotAttended): boolean =>
  reason === 'not_called' || reason === 'no_answer' || reason === 'end_of_duty'

/**
 * Ends a place in the queue without an attendance, and gives back everything that was paid.
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
  await tellQueueOf(waiting)
  if (!isTold(reason)) return
  await notify(deps, tx, {
    userId: sale.customer_user_id,
    kind: 'queue_refunded',
    dedupeKey: `queue_refunded:${sale.entry_id}`,
    data: { entryId: sale.entry_id, amount: sale.wallet_amount + sale.provider_amount },
    alsoEmail: true,
  })
}

/** Who attends, for whom, and by which percents. */
export interface Attending {
  readonly specialistId: string
  readonly companyId: string | null
  readonly platformPercent: number
  readonly companyPercent: number
  readonly endsAt: Date
}

/** Makes the appointment of whoever is attended now: their money is a sale from here on. */
export const attendWaiting = async (
  { deps, tx, sale, now }: Waiting,
  attending: Attending,
): Promise<void> => {
  const { specialistId, companyId, platformPercent, companyPercent, endsAt } = attending
  if (!nextPaymentState(sale.status, 'refund_all').ok) throw new AppError('invalid_transition')
  const split = splitPrice(sale.wallet_amount + sale.provider_amount, platformPercent, companyPercent)
  const attended = { entryId: sale.entry_id, specialistId, companyId, split, endsAt, now }
  await insertAttended(tx, attended)
  const entry = queueAttended({ customerId: sale.customer_id, specialistId, companyId, split })
  await postEntry(tx, entry, { id: deps.newId(), reference: sale.id, at: now })
}
