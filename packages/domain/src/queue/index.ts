export {
  attendedBy,
  type CareKind,
  careKinds,
  careKindsFor,
  councilOfKind,
  defaultCareKind,
  PEDIATRIC_UNTIL,
  type Profession,
  professions,
} from './care-kinds.ts'
export {
  type Ahead,
  type Booked,
  ENOUGH_ATTENDANCES,
  estimateWait,
  LATEST_ATTENDANCES,
  type OnDuty,
  type WaitEstimate,
  type WaitFacts,
} from './estimate.ts'
export {
  ANSWER_SECONDS,
  ATTENDANCE_MINUTES,
  BOOKED_SOON_MINUTES,
  DUTY_GRACE_MINUTES,
  MAX_MISSES,
  MEET_MINUTES,
  nextQueueEntry,
  openQueueStates,
  type QueueEntry,
  type QueueEvent,
  type QueueState,
  queueStates,
  URGENT_CARE_SPECIALTY,
} from './queue-state.ts'
export { type EmergencyLine, emergencyLinesOf, priorityOf, type RedFlag, redFlags } from './red-flags.ts'
