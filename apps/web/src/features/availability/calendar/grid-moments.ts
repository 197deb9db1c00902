import { instantOf } from '@emma/domain/availability'
import { startOf } from '../../../lib/time/days.ts'

// The grid writes moments as `YYYY-MM-DD HH:MM:SS` on the calendar's clock.

export const dateOfSpan = (moment: string): string => moment.slice(0, 10)
export const hourOfSpan = (moment: string): string => moment.slice(11, 16)

/** The instant of a moment; the start of its day for an hour that does not exist there. */
export const momentIn = (zone: string, moment: string): string => {
  const at = instantOf(dateOfSpan(moment), hourOfSpan(moment), zone)
  return at === null ? startOf(dateOfSpan(moment), zone) : new Date(at).toISOString()
}
