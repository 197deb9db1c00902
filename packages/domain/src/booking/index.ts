export {
  type AppointmentFacts,
  type AppointmentRefusal,
  appointmentCan,
  type CanVariables,
  CLOSES_HOURS_AFTER,
  NO_SHOW_AFTER_MINUTES,
  OPENS_MINUTES_BEFORE,
  type Participant,
} from './appointment-can.ts'
export {
  ACTIVE_STATES,
  type AppointmentEvent,
  type AppointmentState,
  appointmentStates,
  type Canceler,
  cancelerOf,
  consultationStates,
  isActive,
  isFinal,
  nextState,
} from './appointment-state.ts'
export {
  type BookingLinkEvent,
  type BookingLinkState,
  bookingLinkDeadline,
  bookingLinkDeadlines,
  bookingLinkLimits,
  bookingLinkStates,
  nextBookingLinkState,
} from './booking-link.ts'
export { type Attendance, closingOf } from './closing.ts'
export {
  type FirstVisit,
  isOfferedAgain,
  openReturn,
  RETURN_DAYS_MAX,
  type ReturnLimit,
  type ReturnTerms,
  returnLimit,
} from './follow-up.ts'
export { type Hold, holdLimits, holdWait } from './holds.ts'
export {
  lateFrom,
  type ReminderKind,
  remindedStarts,
  reminderKinds,
  reminderLead,
} from './reminders.ts'
export { type SeriesWeeks, seriesDates, seriesDeadline, seriesLimits, seriesWeeks } from './series.ts'
export {
  PROPOSALS_A_DAY,
  proposalDeadline,
  type TimeProposalState,
  timeProposalStates,
} from './time-proposal.ts'
