import { type AppointmentState, CLOSES_HOURS_AFTER } from '../booking/index.ts'
import { HOUR, type Instant } from '../interval.ts'
import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** The companion's role in another person's consultation. */
export const companionKinds = ['family', 'interpreter'] as const
export type CompanionKind = (typeof companionKinds)[number]

/** Invited by a link; waiting to be let in; let in; over. */
export const companionStates = ['invited', 'waiting', 'admitted', 'ended'] as const
export type CompanionState = (typeof companionStates)[number]

/** `knock`: asks to be let in. `admit`: a participant lets them in. `leave`: goes, and may ask again. */
export type CompanionEvent = 'knock' | 'admit' | 'leave' | 'end'

/** Why an invitation ended: withdrawn, replaced by another, not let in, removed, or the consultation is over. */
export const companionEndings = ['withdrawn', 'replaced', 'refused', 'removed', 'over'] as const
export type CompanionEnding = (typeof companionEndings)[number]

const table: Transitions<CompanionState, CompanionEvent> = {
  invited: { knock: 'waiting', end: 'ended' },
  waiting: { knock: 'waiting', admit: 'admitted', leave: 'invited', end: 'ended' },
  // Another browser with the same link has to ask again.
  admitted: { knock: 'waiting', leave: 'invited', end: 'ended' },
  ended: {},
}

/** The state after an event, or `invalid_transition`. */
export const nextCompanionState = (
  state: CompanionState,
  event: CompanionEvent,
): Result<CompanionState, 'invalid_transition'> => transition(table, state, event)

/** The reason recorded when a participant ends an invitation in this state. */
export const endingFrom = (state: CompanionState): CompanionEnding => {
  if (state === 'waiting') return 'refused'
  return state === 'admitted' ? 'removed' : 'withdrawn'
}

/** Whether a companion may be invited: an online appointment that is not canceled, until its call closes. */
export const mayInviteCompanion = (
  appointment: { readonly state: AppointmentState; readonly endsAt: Instant; readonly online: boolean },
  now: Instant,
): boolean => {
  const { state, endsAt, online } = appointment
  return (
    online && (state === 'confirmed' || state === 'in_progress') && now <= endsAt + CLOSES_HOURS_AFTER * HOUR
  )
}

/** Days that a companion's name is stored after the invitation ends: as long as a complaint is possible. */
export const COMPANION_NAME_DAYS = 90
