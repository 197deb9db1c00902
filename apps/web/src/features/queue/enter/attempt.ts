import { attempts } from '../../../lib/api/attempt.ts'

/** The Idempotency-Key of an attempt to enter; ended as well when the place shows, or the next entry would be this one. */
export const attempt = attempts('queueAttempt')
