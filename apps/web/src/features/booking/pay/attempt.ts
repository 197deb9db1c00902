import type { confirmSchedule } from '@emma/contracts/booking'
import type { BodyIn } from '@emma/contracts/kit'
import { attempts } from '../../../lib/api/attempt.ts'

export { isUnanswered } from '../../../lib/api/attempt.ts'

const booking = attempts('bookingAttempt')

/** The Idempotency-Key of an attempt to book. */
export const attemptKey = booking.keyOf

/** Was this slot booked without an answer, perhaps before a reload? Then the booking may exist. */
export const isAwaitingAnswer = (slotId: string): boolean => booking.open()?.startsWith(`${slotId} `) ?? false

/** Written by this app itself, so a damaged text is not expected: no schema, to keep the load small. */
const isBody = (kept: unknown): kept is BodyIn<typeof confirmSchedule> =>
  typeof kept === 'object' && kept !== null && 'specialty_id' in kept && 'payment_method' in kept

/**
 * What was sent when this slot was requested without an answer. Repeating it makes exactly the same call, also after a
 * reload that forgot the card entered for it: any other call would be a second booking.
 */
export const bodyBefore = (slotId: string): BodyIn<typeof confirmSchedule> | undefined => {
  if (!isAwaitingAnswer(slotId)) return undefined
  const body: unknown = JSON.parse(booking.open()?.slice(slotId.length + 1) ?? 'null')
  return isBody(body) ? body : undefined
}

/** After an answer, the next request is a new attempt. */
export const endAttempt = booking.end
