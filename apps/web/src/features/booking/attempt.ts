import { attempts } from '../../lib/attempt.ts'

export { isUnanswered } from '../../lib/attempt.ts'

const booking = attempts('bookingAttempt')

/** The Idempotency-Key of an attempt to book. */
export const attemptKey = booking.keyOf

/** Was this slot asked for without an answer, perhaps before a reload? Then it may well be ours already. */
export const isAwaitingAnswer = (slotId: string): boolean => booking.open()?.startsWith(`${slotId} `) ?? false

/** An answer came: what is asked for next is a new attempt. */
export const endAttempt = booking.end
