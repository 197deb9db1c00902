export {
  type AppointmentFacts,
  type AppointmentRefusal,
  appointmentCan,
  type CanVariables,
  CLOSES_HOURS_AFTER,
  NO_SHOW_AFTER_MINUTES,
  OPENS_MINUTES_BEFORE,
  type Party,
} from './appointment-can.ts'
export {
  ACTIVE_STATES,
  type AppointmentEvent,
  type AppointmentState,
  appointmentStates,
  isActive,
  isFinal,
  nextState,
} from './appointment-state.ts'
export { type Attendance, closingOf } from './closing.ts'
export { type PaymentParts, paymentPartsOf } from './payment-parts.ts'
export {
  nextPaymentState,
  type PaymentEvent,
  type PaymentMethod,
  type PaymentState,
  paymentMethods,
  paymentStates,
  refundEventOf,
} from './payment-state.ts'
export {
  type CancellationFacts,
  type CancellationPolicy,
  PIX_REFUND_DAYS,
  paidParts,
  type Refund,
  type RefundQuote,
  type RefundRule,
  refundFor,
} from './refund-policy.ts'
export { nextRefundState, type RefundEvent, type RefundState, refundStates } from './refund-state.ts'
export {
  lateFrom,
  type ReminderKind,
  remindedStarts,
  reminderKinds,
  reminderLead,
} from './reminders.ts'
