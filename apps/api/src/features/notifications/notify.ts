import type { NotificationKind } from '@emma/contracts/notifications/notification'
import { groupOf, isOptional } from '@emma/domain/notifications'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { insertNotification } from './notifications.repo.ts'
import { queueSending } from './queue-sending.ts'

interface OfSchedule {
  readonly appointmentId: string
}
interface OfReminder extends OfSchedule {
  /** The start it reminds of. Not sent if the appointment was moved. */
  readonly startsAt: string
  /** After this it would be too late. */
  readonly sendBefore: string
}
interface OfRefund extends OfSchedule {
  readonly refundId: string
  /** Centavos. */
  readonly amount: number
}
interface OfWithdrawal {
  readonly withdrawalId: string
  /** Centavos. */
  readonly amount: number
  /** The company whose share it is; absent for a specialist's own money. */
  readonly companyId?: string
}
interface OfCompany {
  readonly companyId: string
}
interface OfProposal {
  readonly appointmentId: string
  readonly proposalId: string
}
interface OfLink {
  readonly linkId: string
  readonly specialistId: string
  /** How many other dates of the series it is about too. */
  readonly more?: number
}
type OfNothing = Readonly<Record<never, never>>

/** The data of each kind: ids and amounts, never text about a person. */
interface NotificationData {
  booking_confirmed: OfSchedule
  booking_rescheduled: OfSchedule
  reschedule_asked: OfSchedule
  /**
   * To a patient: a specialist proposes another time; to the specialist: the patient declined; to either: it is over.
   */
  time_proposed: OfProposal
  time_declined: OfProposal
  time_proposal_over: OfProposal
  /** To a patient: a specialist reserved a slot for them; and the offer expired. */
  booking_offered: OfLink
  booking_offer_over: OfLink
  /** To a patient: all dates of a series are booked, at no cost; the appointment is its first. */
  series_booked: OfSchedule & OfLink
  /** To a patient: a series is reserved; and a day before the deadline of one of its dates. */
  series_offered: OfLink
  series_payment_due: OfLink
  /** To the specialist who made the link. */
  booking_link_accepted: OfSchedule
  booking_link_over: OfLink
  reminder_24h: OfReminder
  reminder_1h: OfReminder
  /** To the patient: the specialist is in the call and waits. */
  specialist_waiting: OfSchedule
  patient_waiting: OfSchedule
  /** The other participant's name: the specialist to a patient, the patient to a specialist. */
  chat_message: { readonly chatId: string } & (
    | { readonly specialistId: string }
    | { readonly customerId: string }
  )
  queue_called: { readonly entryId: string; readonly specialistId: string }
  /** Centavos. */
  queue_refunded: { readonly entryId: string; readonly amount: number }
  /** To admins. */
  company_waiting: OfCompany
  company_approved: OfCompany
  company_rejected: OfCompany
  company_suspended: OfCompany
  company_reopened: OfCompany
  /** To a specialist with an account; others get a letter. */
  invite_received: OfCompany
  /** To the company's admin member. */
  invite_accepted: OfCompany
  invite_rejected: OfCompany
  member_removed: OfCompany
  /** To the company's admin members. */
  member_left: OfCompany
  admin_assigned: OfCompany
  company_percent: OfCompany
  terms_changed: OfNothing
  /** A freed time reserved for the customer. */
  waitlist_offer: { readonly specialistId: string; readonly offerId: string }
  /** Centavos; without a credit if nothing had been paid. */
  canceled_by_specialist: OfSchedule & { readonly creditId: string | null; readonly amount: number }
  canceled_by_customer: OfSchedule
  /** To the specialist. */
  canceled_by_platform: OfSchedule
  /** To the patient who canceled: for their calendar and records. */
  own_cancellation: OfSchedule
  refund_done: OfRefund
  refund_failed: OfRefund
  chargeback: OfSchedule & { readonly amount: number }
  withdrawal_requested: OfWithdrawal
  /** To those who must approve it. */
  withdrawal_waiting: OfWithdrawal
  withdrawal_approved: OfWithdrawal
  withdrawal_rejected: OfWithdrawal
  withdrawal_paid: OfWithdrawal
  withdrawal_failed: OfWithdrawal
  bank_account_added: OfNothing
  bank_account_changed: OfNothing
  bank_account_removed: OfNothing
  /** To admins: the provider and the ledger disagree, so withdrawals are stopped. */
  books_differ: { readonly amount: number }
  /** To admins, like the next one: four fifths of the day's SMS budget are used. */
  sms_budget_near: OfNothing
  sms_budget_used: OfNothing
  password_changed: OfNothing
  second_factor_changed: OfNothing
  account_approved: OfNothing
  account_refused: OfNothing
  account_suspended: OfNothing
  /** To the specialist: an invitation to their team was accepted. */
  assistant_joined: { readonly assistantId: string }
  /** The specialist who used the emergency access. */
  break_glass: { readonly specialistId: string }
  /** A prescription, certificate or exam request that the patient received. */
  document_ready: { readonly documentId: string; readonly specialistId: string }
  /** An issued document was revoked. */
  document_revoked: { readonly documentId: string; readonly specialistId: string }
}

export interface Notice<K extends NotificationKind> {
  readonly userId: string
  readonly kind: K
  /** A user is notified once per key, however often this is called. */
  readonly dedupeKey: string
  readonly data: NotificationData[K]
  /** By e-mail too, regardless of preference: for messages that must not be missed. */
  readonly alsoEmail?: true
  /** Only in the list on screen, and to subscribed browsers. */
  readonly inAppOnly?: true
}

/**
 * Notifies a person once the caller's transaction commits: in the list on screen, and by message. A customer's goes by
 * their preferred channel, all others by e-mail.
 */
export const notify = async <K extends NotificationKind>(
  deps: Pick<Deps, 'newId' | 'clock' | 'jobs'>,
  tx: Tx,
  { userId, kind, dedupeKey, data, alsoEmail, inAppOnly }: Notice<K>,
): Promise<void> => {
  const id = deps.newId()
  const { appointmentId, ...rest } = { appointmentId: null, ...data }
  const ways = { alsoEmail: alsoEmail === true, inAppOnly: inAppOnly === true }
  const optionalGroup = isOptional(groupOf(kind), 'message') ? groupOf(kind) : null
  const row = { id, userId, kind, dedupeKey, appointmentId, data: rest, optionalGroup, ...ways }
  const now = deps.clock.now()
  const inserted = await insertNotification(tx, row, now)
  if (!inserted) return
  await deps.jobs.add(tx, 'tell-notification', { notificationId: id })
  for (const channel of inserted.channels) {
    await queueSending(deps, tx, { way: { notificationId: id, channel }, kind, person: inserted })
  }
}
