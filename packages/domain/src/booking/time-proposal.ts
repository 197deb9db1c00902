import { DAY, HOUR, type Instant } from '../interval.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CanVariables } from './appointment-can.ts'

/** Another time that a specialist proposes for an appointment: it waits for the patient once. */
export const timeProposalStates = ['open', 'accepted', 'declined', 'canceled', 'expired'] as const
export type TimeProposalState = (typeof timeProposalStates)[number]

/** Proposals for one appointment in a day, so that nobody is asked again and again. */
export const PROPOSALS_A_DAY = 5
/** The patient has two days to answer, and an hour less where the proposed time is nearer. */
const ANSWER_MS = 2 * DAY
const BEFORE_START_MS = HOUR
/** Less than this is no time to answer. */
const LEAST_MS = HOUR / 4

interface Times {
  /** When the appointment begins now. */
  readonly current: Instant
  readonly proposed: Instant
}

/**
 * Until when the patient may accept: never later than they could move the appointment themselves.
 * @returns an instant, or `proposal_too_late` where there would be no time to answer
 */
export const proposalDeadline = (
  { current, proposed }: Times,
  now: Instant,
  { reschedule_hours }: CanVariables,
): Result<Instant, 'proposal_too_late'> => {
  const until = Math.min(now + ANSWER_MS, current - reschedule_hours * HOUR, proposed - BEFORE_START_MS)
  return until - now < LEAST_MS ? refuse('proposal_too_late') : ok(until)
}
