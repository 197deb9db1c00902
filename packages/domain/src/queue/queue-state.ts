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
 * What happens to an entry. `expire`: unpaid in time, or nobody called within `queue_minutes` (full refund).
 * `leave`: by the customer, while waiting (full refund). `miss`: called, and no answer within `ANSWER_SECONDS`.
 */
export type QueueEvent = 'settle' | 'expire' | 'call' | 'start' | 'finish' | 'leave' | 'miss'

/** Seconds that a called patient has to answer. */
export const ANSWER_SECONDS = 60
/** How often a patient who did not answer goes back to the same place; then the entry is left. */
export const MAX_MISSES = 2

/** As much of an entry as its state follows from. */
export interface QueueEntry {
  readonly state: QueueState
  readonly misses: number
}

const table: Transitions<QueueState, QueueEvent> = {
  awaiting_payment: { settle: 'waiting', expire: 'expired', leave: 'left' },
  waiting: { call: 'called', leave: 'left', expire: 'expired' },
  called: { start: 'in_progress', miss: 'waiting' },
  in_progress: { finish: 'finished' },
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
