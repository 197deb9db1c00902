import { type Transitions, transition } from '../machine.ts'
import { ok, type Result } from '../result.ts'

/** States of one customer's place in the urgent-care queue. */
export const queueStates = [
  'awaiting_payment',
  'waiting',
  'called',
  'in_progress',
  'finished',
  'left',
  'expired',
] as const
export type QueueState = (typeof queueStates)[number]

/**
 * Events of an entry.
 * - `expire`: unpaid in time, or not called within `queue_minutes` (full refund).
 * - `leave`: by the customer, before the attendance begins (full refund).
 * - `miss`: called, and no answer within `ANSWER_SECONDS`; if the attendance began and they never met, it ends the
 *   entry.
 * - `put_back`: the specialist who called is gone. It is not the patient's fault, so it does not count as a miss.
 */
export type QueueEvent = 'settle' | 'expire' | 'call' | 'start' | 'finish' | 'leave' | 'miss' | 'put_back'

/** Seconds that a called patient has to answer. */
export const ANSWER_SECONDS = 60
/** How often a patient who did not answer goes back to the same place; then the entry ends. */
export const MAX_MISSES = 2

/**
 * Minutes in which the specialist must meet a patient who answered. After that the specialist counts as gone, and the
 * patient waits again.
 */
export const MEET_MINUTES = 5
/** Minutes in which a specialist may come back on duty before waiting people are refunded. */
export const DUTY_GRACE_MINUTES = 5
/** Planned minutes of an attendance from the queue. Its call is open until then and 2 h more. */
export const ATTENDANCE_MINUTES = 30
/** Minutes before a booked appointment from which taking a patient from the queue shows a warning. */
export const BOOKED_SOON_MINUTES = 10
/** The specialty of appointments made from queue entries. */
export const URGENT_CARE_SPECIALTY = '01930000-0000-7000-8000-000000000215'

/** States in which a person waits or is attended: one such entry at a time. */
export const openQueueStates = ['awaiting_payment', 'waiting', 'called', 'in_progress'] as const

/** The facts about an entry that its state depends on. */
export interface QueueEntry {
  readonly state: QueueState
  readonly misses: number
}

const table: Transitions<QueueState, QueueEvent> = {
  awaiting_payment: { settle: 'waiting', expire: 'expired', leave: 'left' },
  waiting: { call: 'called', leave: 'left', expire: 'expired' },
  called: { start: 'in_progress', miss: 'waiting', put_back: 'waiting', leave: 'left' },
  in_progress: { finish: 'finished', miss: 'left' },
  finished: {},
  left: {},
  expired: {},
}

/** The entry after an event, or `invalid_transition`. A third miss leaves the queue. */
export const nextQueueEntry = (
  { state, misses }: QueueEntry,
  event: QueueEvent,
): Result<QueueEntry, 'invalid_transition'> => {
  const next = transition(table, state, event)
  if (!next.ok) return next
  if (event !== 'miss') return ok({ state: next.value, misses })
  return ok({ state: misses < MAX_MISSES ? next.value : 'left', misses: misses + 1 })
}
