import { type Instant, type Interval, MINUTE, mergeIntervals, subtractIntervals } from '../interval.ts'
import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of a call as the server counts it. */
export const callStates = ['waiting', 'active', 'interrupted', 'ended'] as const
export type CallState = (typeof callStates)[number]

/**
 * `connect`: both sides report media. `lose`: one is gone beyond the recovery window. `end`: the specialist finished, or
 * nobody came back. Hanging up or reloading is a `lose` at most: it never ends a consultation.
 */
export type CallEvent = 'connect' | 'lose' | 'end'

/** Milliseconds that one side may be gone without the call counting as interrupted. */
export const RECOVERY_MS = 15_000
/** Minutes after the end of its slot in which somebody must come back to an interrupted call. */
export const ABANDONED_MINUTES = 5

const table: Transitions<CallState, CallEvent> = {
  waiting: { connect: 'active', end: 'ended' },
  active: { lose: 'interrupted', end: 'ended' },
  interrupted: { connect: 'active', end: 'ended' },
  ended: {},
}

/** The state after an event, or `invalid_transition`. */
export const nextCallState = (state: CallState, event: CallEvent): Result<CallState, 'invalid_transition'> =>
  transition(table, state, event)

/** Whether a call without anybody in it is given up: 5 minutes after the end of its slot. */
export const isAbandoned = (slotEndsAt: Instant, now: Instant): boolean =>
  now >= slotEndsAt + ABANDONED_MINUTES * MINUTE

/** Whole seconds that both sides were connected at once: the attendance time. */
export const secondsTogether = (customer: readonly Interval[], specialist: readonly Interval[]): number => {
  const alone = subtractIntervals(customer, specialist)
  const together = subtractIntervals(mergeIntervals(customer), alone)
  return Math.floor(together.reduce((sum, { start, end }) => sum + end - start, 0) / 1000)
}
