import type { Appointment } from '@emma/contracts/booking'
import type { ExpectedRefund } from '@emma/contracts/booking/cancellation'
import { type AppointmentState, appointmentCan, isOfferedAgain, nextState } from '@emma/domain/booking'
import { appointmentCanceled } from '@emma/domain/earnings'
import type { Refund } from '@emma/domain/payments'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { type Act, keepAct } from '../../audit/index.ts'
import { refreshIfNext } from '../../availability/index.ts'
import { emitEnded, endCallOfAppointment } from '../../calls/index.ts'
import { offerFreedSlot } from '../../freed-slots/index.ts'
import { followReturned, requestRefund, returnHeld } from '../../payments/index.ts'
import { insertCredit, postEntry } from '../../wallet/index.ts'
import { type AppointmentRow, findAppointment, lockAppointment } from '../agenda/appointments.repo.ts'
import { factsOf, participantOf, toAppointment } from '../agenda/booking.present.ts'
import type { SaleRow } from '../money/sale.repo.ts'
import { emitToParticipants } from '../money/sale.ts'
import { closeProposalOf } from '../proposals/end-proposal.ts'
import { notifyCanceled } from '../remind/notify-canceled.ts'
import { markCanceled } from './cancellation.repo.ts'
import { type CanceledBy, type Cancellation, lockCancellation } from './cancellation.ts'
import { readPolicy } from './policy.ts'

/** A request to cancel. */
export interface Cancel {
  readonly actor: Actor
  readonly client: Act['client']
  readonly appointmentId: string
  /** Where a customer wants the money; cancellations by others give credit. */
  readonly choice: 'toCard' | 'toWallet'
  /** The refund that the person saw. */
  readonly expected?: ExpectedRefund | undefined
  readonly reason: string | null
}

interface Canceling extends Cancellation {
  readonly deps: Deps
  readonly tx: Tx
  readonly row: SaleRow
  readonly refund: Refund
  readonly now: Date
}

export const canceledByOf = ({ role }: Actor): CanceledBy => (role === 'admin' ? 'platform' : role)

/** Whether this person may cancel it now; for strangers it does not exist. */
export const assertMayCancel = (row: AppointmentRow, actor: Actor, now: Date): void => {
  const may = appointmentCan.cancel(factsOf(row), participantOf(actor), now.getTime(), readPolicy(row.policy))
  if (!may.ok) throw new AppError(may.code === 'not_found' ? may.code : 'cancel_not_allowed')
}

const giveCredit = async ({ deps, tx, row, facts, refund, now }: Canceling): Promise<string | null> => {
  if (refund.wallet === 0) return null
  const id = deps.newId()
  const isByCustomer = facts.canceledBy === 'customer'
  await insertCredit(tx, {
    id,
    customerId: row.customer_id,
    amount: refund.wallet,
    appointmentId: row.appointment_id,
    reason: isByCustomer ? 'canceled_by_customer' : 'canceled_by_specialist',
    refundable: !isByCustomer && facts.paid.card > 0,
    now,
  })
  return id
}

/** Undoes the sale: the refund, the credit and the amount kept, in one entry of the ledger. */
export const giveBack = async (canceling: Canceling): Promise<string | null> => {
  const { deps, tx, row, sale, quote, refund, now } = canceling
  if (quote.rule === 'unpaid') {
    if (row.status === 'pending') await returnHeld(deps, tx, row, now)
    return null
  }
  const entry = appointmentCanceled(sale, refund)
  await postEntry(tx, entry, { id: deps.newId(), reference: row.appointment_id, at: now })
  const creditId = await giveCredit(canceling)
  const amount = refund.card
  await requestRefund(deps, tx, { paymentId: row.id, amount, reason: 'canceled_by_customer', now })
  await followReturned(tx, row, refund.wallet, now)
  return creditId
}

/** Whether another return visit may be booked instead; an unpaid one does not count. */
const isAgain = ({ facts }: Cancellation, canceledBy: CanceledBy, now: Date): boolean => {
  const { startsAt, purchasedAt, policy } = facts
  const at = now.getTime()
  return purchasedAt === null || isOfferedAgain(canceledBy, { startsAt, purchasedAt, policy }, at)
}

interface Undo {
  readonly id: string
  readonly state: AppointmentState
  readonly paymentId: string
  readonly canceledBy: CanceledBy
  /** Set for an end that is not a cancellation by the named canceler. */
  readonly event?: 'unmet'
  readonly choice: Cancel['choice']
  readonly expected?: Cancel['expected']
  readonly reason: string | null
  readonly now: Date
}

/** A deadline may have passed since the person saw the refund. */
const assertAsSeen = (refund: Refund, expected: Cancel['expected']): void => {
  if (expected && (expected.card !== refund.card || expected.wallet !== refund.wallet)) {
    throw new AppError('refund_changed')
  }
}

/** All changes of a cancellation, in the transaction that has the appointment's lock. */
export const undo = async (deps: Deps, tx: Tx, asked: Undo) => {
  const { id, state, paymentId, canceledBy, choice, expected, reason, now } = asked
  const byWhom = canceledBy === 'customer' ? 'cancel_by_customer' : 'cancel_by_specialist'
  const next = nextState(state, asked.event ?? byWhom)
  if (!next.ok || (next.value !== 'canceled_by_customer' && next.value !== 'canceled_by_specialist')) {
    throw new AppError('cancel_not_allowed')
  }
  const cancellation = await lockCancellation(tx, paymentId, canceledBy, now)
  const { row: sale } = cancellation
  const refund = cancellation.quote[choice]
  assertAsSeen(refund, expected)
  const byPlatform = canceledBy === 'platform' || asked.event !== undefined
  const returnAgain = isAgain(cancellation, canceledBy, now)
  await markCanceled(tx, { id, status: next.value, byPlatform, reason, returnAgain, now })
  await closeProposalOf(deps, tx, id)
  const creditId = await giveBack({ ...cancellation, deps, tx, refund, now })
  const freed = { specialistId: sale.specialist_id, startsAt: sale.starts_at, endsAt: sale.ends_at, now }
  // A specialist who cancels is not available to others at that time either.
  if (canceledBy !== 'specialist') await offerFreedSlot(deps, tx, { ...freed, notFor: sale.customer_id })
  await refreshIfNext(tx, freed)
  const wasPaid = state === 'confirmed'
  await notifyCanceled(deps, tx, { sale, canceledBy, creditId, amount: refund.wallet, wasPaid })
  return { sale, status: next.value, amount: refund.wallet, ended: await endCallOfAppointment(tx, id, now) }
}

const cancelLocked = async (deps: Deps, tx: Tx, cancel: Cancel) => {
  const { actor, client, appointmentId: id, choice, expected, reason } = cancel
  const now = deps.clock.now()
  const row = await lockAppointment(tx, id)
  if (!row) throw notFound()
  assertMayCancel(row, actor, now)
  const { status: state, payment_id: paymentId } = row
  const canceledBy = canceledByOf(actor)
  const undone = await undo(deps, tx, { id, state, paymentId, canceledBy, choice, expected, reason, now })
  const what = { actor, client, action: 'canceled', entity: 'appointment', entityId: id } as const
  const after = { status: 'canceled_by_platform', amount: undone.amount }
  await keepAct(deps, tx, { ...what, before: { status: state }, after, reason })
  return undone
}

/**
 * Cancels in one transaction under the appointment's lock, and notifies both participants. Of two at once, one wins.
 */
export const cancelAppointment = async (deps: Deps, cancel: Cancel): Promise<Appointment> => {
  const { sale, status, ended } = await inTransaction(deps.db, (tx) => cancelLocked(deps, tx, cancel))
  emitToParticipants(deps, sale, status)
  if (ended) await emitEnded(deps, ended)
  const row = await findAppointment(deps.db, cancel.appointmentId)
  if (!row) throw notFound()
  return toAppointment(row, participantOf(cancel.actor), deps.clock.now())
}
