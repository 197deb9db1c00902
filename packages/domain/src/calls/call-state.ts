import { type Instant, type Interval, MINUTE, mergeIntervals, subtractIntervals } from '../interval.ts'
import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of a call on the server. */
export const callStates = ['waiting', 'active', 'interrupted', 'ended'] as const
export type CallState = (typeof callStates)[number]

/**
 * `connect`: both participants report media. `lose`: one is gone beyond the recovery window. `end`: the specialist
 * finished, or neither came back. Hanging up or reloading causes at most a `lose`: it never ends a consultation.
 */
export type CallEvent = 'connect' | 'lose' | 'end'

/** Milliseconds that a participant may be gone before the call counts as interrupted. */
export const RECOVERY_MS = 15_000
/** Minutes after the planned end in which a participant must come back to an interrupted call. */
export const ABANDONED_MINUTES = 5
/** Minutes before the planned end at which both participants are warned. */
export const NEAR_END_MINUTES = 5
/** Minutes by which a specialist may extend at a time. */
export const EXTENSION_MINUTES = [5, 10, 15] as const
export type ExtensionMinutes = (typeof EXTENSION_MINUTES)[number]

const table: Transitions<CallState, CallEvent> = {
  waiting: { connect: 'active', end: 'ended' },
  active: { lose: 'interrupted', end: 'ended' },
  interrupted: { connect: 'active', end: 'ended' },
  ended: {},
}

/** The state after an event, or `invalid_transition`. */
export const nextCallState = (state: CallState, event: CallEvent): Result<CallState, 'invalid_transition'> =>
  transition(table, state, event)

/** Whether an empty call is abandoned: 5 minutes after its planned end. */
export const isAbandoned = (plannedEnd: Instant, now: Instant): boolean =>
  now >= plannedEnd + ABANDONED_MINUTES * MINUTE

/**
 * The planned end after the specialist extends: from the previous end, or from now if that is over. Never after the
 * call closes.
 */
export const extendedEnd = (
  plannedEnd: Instant,
  now: Instant,
  minutes: ExtensionMinutes,
  roomClosesAt: Instant,
): Instant => Math.min(Math.max(plannedEnd, now) + minutes * MINUTE, roomClosesAt)

/** Whole seconds in which both participants were connected: the attendance time. */
export const secondsTogether = (customer: readonly Interval[], specialist: readonly Interval[]): number => {
  const alone = subtractIntervals(customer, specialist)
  const together = subtractIntervals(mergeIntervals(customer), alone)
  return Math.floor(together.reduce((sum, { start, end }) => sum + end - start, 0) / 1000)
}
