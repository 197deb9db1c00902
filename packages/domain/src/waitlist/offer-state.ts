import { type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** Minutes that a freed slot is held for the next in line. */
export const OFFER_MINUTES = 10
/** Minutes to pay for an accepted slot, if there is no appointment to move. */
export const PAY_MINUTES = 10

/** States of an offer. In the first two the slot is held. */
export const offerStates = ['offered', 'booking', 'taken', 'declined', 'expired'] as const
export type OfferState = (typeof offerStates)[number]

/**
 * Events of an offer.
 * - `accept`: by a customer without an appointment to move. The slot is reserved while they pay.
 * - `take`: an appointment occupies the slot. `release`: its payment failed, and they may pay another way.
 * - `lapse`: not answered, or not paid, in time.
 */
export type OfferEvent = 'accept' | 'take' | 'release' | 'decline' | 'lapse'

const table: Transitions<OfferState, OfferEvent> = {
  offered: { accept: 'booking', take: 'taken', decline: 'declined', lapse: 'expired' },
  booking: { accept: 'booking', take: 'taken', decline: 'declined', lapse: 'expired' },
  taken: { release: 'booking' },
  declined: {},
  expired: {},
}

/** The state after an event, or `invalid_transition`. No other code changes an offer's state. */
export const nextOfferState = (
  state: OfferState,
  event: OfferEvent,
): Result<OfferState, 'invalid_transition'> => transition(table, state, event)
