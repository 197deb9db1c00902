/** Groups of notifications, one line each in the settings. */
export const noticeGroups = [
  'appointments',
  'reminders',
  'waitlist',
  'chat',
  'urgent_care',
  'documents',
  'money',
  'company',
  'account',
] as const
export type NoticeGroup = (typeof noticeGroups)[number]

interface NoticeRule {
  readonly group: NoticeGroup
  /** Useless later, so quiet hours do not delay its message. */
  readonly isUrgent?: true
}

const of = (group: NoticeGroup): NoticeRule => ({ group })
const urgent = (group: NoticeGroup): NoticeRule => ({ group, isUrgent: true })

/** Every kind of notification, once. A new kind begins with its line here. */
export const noticeRules = {
  booking_confirmed: of('appointments'),
  booking_rescheduled: of('appointments'),
  reschedule_asked: of('appointments'),
  time_proposed: of('appointments'),
  time_declined: of('appointments'),
  time_proposal_over: of('appointments'),
  booking_offered: of('appointments'),
  booking_offer_over: of('appointments'),
  series_booked: of('appointments'),
  series_offered: of('appointments'),
  series_payment_due: of('appointments'),
  booking_link_accepted: of('appointments'),
  booking_link_over: of('appointments'),
  reminder_24h: of('reminders'),
  reminder_1h: urgent('reminders'),
  specialist_waiting: urgent('reminders'),
  patient_waiting: urgent('reminders'),
  waitlist_offer: urgent('waitlist'),
  canceled_by_specialist: of('appointments'),
  canceled_by_customer: of('appointments'),
  canceled_by_platform: of('appointments'),
  own_cancellation: of('appointments'),
  chat_message: of('chat'),
  queue_called: urgent('urgent_care'),
  queue_refunded: of('urgent_care'),
  refund_done: of('money'),
  refund_failed: of('money'),
  chargeback: of('money'),
  withdrawal_requested: of('money'),
  withdrawal_waiting: of('money'),
  withdrawal_approved: of('money'),
  withdrawal_rejected: of('money'),
  withdrawal_paid: of('money'),
  withdrawal_failed: of('money'),
  bank_account_added: of('money'),
  bank_account_changed: of('money'),
  bank_account_removed: of('money'),
  books_differ: of('money'),
  sms_budget_near: of('account'),
  sms_budget_used: of('account'),
  company_waiting: of('company'),
  company_approved: of('company'),
  company_rejected: of('company'),
  company_suspended: of('company'),
  company_reopened: of('company'),
  invite_received: of('company'),
  invite_accepted: of('company'),
  invite_rejected: of('company'),
  member_removed: of('company'),
  member_left: of('company'),
  admin_assigned: of('company'),
  company_percent: of('company'),
  password_changed: urgent('account'),
  second_factor_changed: urgent('account'),
  account_approved: of('account'),
  account_refused: of('account'),
  account_suspended: of('account'),
  assistant_joined: of('account'),
  terms_changed: of('account'),
  break_glass: of('account'),
  document_ready: of('documents'),
  document_revoked: of('documents'),
} as const satisfies Readonly<Record<string, NoticeRule>>

export type NoticeKind = keyof typeof noticeRules

const isKind = (name: string): name is NoticeKind => name in noticeRules
/** Every kind, in the order of the table. */
export const noticeKinds: readonly NoticeKind[] = Object.keys(noticeRules).filter(isKind)

/** The group whose settings a kind obeys. */
export const groupOf = (kind: NoticeKind): NoticeGroup => noticeRules[kind].group

/** Whether its message is sent at night too. */
export const isUrgent = (kind: NoticeKind): boolean => {
  const rule: NoticeRule = noticeRules[kind]
  return rule.isUrgent === true
}

/** The kinds of a group. */
export const kindsOf = (group: NoticeGroup): readonly NoticeKind[] =>
  noticeKinds.filter((kind) => groupOf(kind) === group)
