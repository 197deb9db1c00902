import type { ExpectedOffer } from '@emma/contracts/availability/slots'
import { attempts } from '../../../lib/api/attempt.ts'

export { isUnanswered } from '../../../lib/api/attempt.ts'

const booking = attempts('bookingAttempt')

/** The Idempotency-Key of an attempt to book. */
export const attemptKey = booking.keyOf

/** Was this slot booked without an answer, perhaps before a reload? Then the booking may exist. */
export const isAwaitingAnswer = (slotId: string): boolean => booking.open()?.startsWith(`${slotId} `) ?? false

/** Written by this app itself, so a damaged text is not expected: no schema, to keep the load small. */
const isExpected = (kept: unknown): kept is ExpectedOffer =>
  typeof kept === 'object' && kept !== null && 'starts_at' in kept && 'place_id' in kept

/** The terms sent when this slot was requested without an answer: repeating it makes exactly the same call. */
export const expectedBefore = (slotId: string): ExpectedOffer | undefined => {
  if (!isAwaitingAnswer(slotId)) return undefined
  const body: unknown = JSON.parse(booking.open()?.slice(slotId.length + 1) ?? 'null')
  const kept = typeof body === 'object' && body !== null && 'expected' in body ? body.expected : undefined
  return isExpected(kept) ? kept : undefined
}

/** After an answer, the next request is a new attempt. */
export const endAttempt = booking.end
