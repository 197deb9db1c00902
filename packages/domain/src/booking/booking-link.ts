import { DAY, HOUR, MINUTE } from '../interval.ts'
import { type Transitions, transition } from '../machine.ts'
import { ok, type Result, refuse } from '../result.ts'

/** States of a booking link: a slot that a specialist reserves for a person until they accept it. */
export const bookingLinkStates = ['open', 'accepted', 'declined', 'canceled', 'expired'] as const
export type BookingLinkState = (typeof bookingLinkStates)[number]
/** `accept` by a confirmed appointment, `decline` by the patient, `cancel` by the specialist, `expire` at the deadline. */
export type BookingLinkEvent = 'accept' | 'decline' | 'cancel' | 'expire'

const transitions: Transitions<BookingLinkState, BookingLinkEvent> = {
  open: { accept: 'accepted', decline: 'declined', cancel: 'canceled', expire: 'expired' },
  accepted: {},
  declined: {},
  canceled: {},
  expired: {},
}

/** The state after an event, or `invalid_transition`. */
export const nextBookingLinkState = (state: BookingLinkState, event: BookingLinkEvent) =>
  transition(transitions, state, event)

/**
 * Limits per specialist: slots reserved by links at once and new links a day; per person: new links a day, from all
 * specialists; per link: messages, at most one a minute.
 */
export const bookingLinkLimits = {
  atOnce: 20,
  perDay: 40,
  perPersonDay: 3,
  messages: 3,
  resendMs: MINUTE,
} as const

/** The patient has at least this long to answer, and the slot is reserved at most this long. */
const SHORTEST_MS = 15 * MINUTE
const LONGEST_MS = 7 * DAY
const USUAL_MS = DAY
/** Leaves time to finish a last-minute Pix payment before the appointment begins. */
const BEFORE_START_MS = 30 * MINUTE

/** The earliest, usual and latest deadline for a slot, as instants; undefined if it begins too soon for a link. */
export const bookingLinkDeadlines = (
  startsAt: number,
  now: number,
): { readonly first: number; readonly usual: number; readonly last: number } | undefined => {
  const first = now + SHORTEST_MS
  const last = Math.min(startsAt - BEFORE_START_MS, now + LONGEST_MS)
  if (last < first) return undefined
  // A day; for nearer slots an hour before them, if that is still to come.
  const usual = Math.min(now + USUAL_MS, Math.max(first, startsAt - HOUR), last)
  return { first, usual, last }
}

/**
 * The deadline of a link: as asked, or the usual one.
 * @param asked an instant
 */
export const bookingLinkDeadline = (
  startsAt: number,
  now: number,
  asked: number | undefined,
): Result<number, 'link_too_late' | 'deadline_invalid'> => {
  const bounds = bookingLinkDeadlines(startsAt, now)
  if (!bounds) return refuse('link_too_late')
  if (asked === undefined) return ok(bounds.usual)
  return asked < bounds.first || asked > bounds.last ? refuse('deadline_invalid') : ok(asked)
}
