import { DAY, HOUR, type Instant } from '../interval.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CanVariables } from './appointment-can.ts'

/** States of another time that a specialist proposes for an appointment; the patient answers once. */
export const timeProposalStates = ['open', 'accepted', 'declined', 'canceled', 'expired'] as const
export type TimeProposalState = (typeof timeProposalStates)[number]

/** Proposals per appointment and day, so that a patient is not asked again and again. */
export const PROPOSALS_A_DAY = 5
/** The patient has two days to answer, or until an hour before a nearer time. */
const ANSWER_MS = 2 * DAY
const BEFORE_START_MS = HOUR
/** A shorter time is not enough to answer. */
const LEAST_MS = HOUR / 4

interface Times {
  /** The appointment's current start. */
  readonly current: Instant
  readonly proposed: Instant
}

/**
 * The deadline for the patient's answer: never later than they could move the appointment themselves.
 * @returns an instant, or `proposal_too_late` if there would be no time to answer
 */
export const proposalDeadline = (
  { current, proposed }: Times,
  now: Instant,
  { reschedule_hours }: CanVariables,
): Result<Instant, 'proposal_too_late'> => {
  const until = Math.min(now + ANSWER_MS, current - reschedule_hours * HOUR, proposed - BEFORE_START_MS)
  return until - now < LEAST_MS ? refuse('proposal_too_late') : ok(until)
}
