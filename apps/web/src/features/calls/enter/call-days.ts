import type { Appointment } from '@emma/contracts/booking'
import { CLOSES_HOURS_AFTER, OPENS_MINUTES_BEFORE } from '@emma/domain/booking'
import { HOUR, MINUTE } from '@emma/domain/interval'
import { dateAt } from '../../../lib/time/days.ts'

/** Longer than any consultation, in hours. */
const LONGEST = 4

export interface CallDays {
  readonly from: string
  readonly to: string
}

/** The days of calls whose room may be open now: around midnight there are two. */
export const callDays = (now: number): CallDays => ({
  from: dateAt(now - (LONGEST + CLOSES_HOURS_AFTER) * HOUR),
  to: dateAt(now + OPENS_MINUTES_BEFORE * MINUTE),
})

/** Today's calls, and those around midnight: an open call is never missing. */
export const isOfToday = ({ starts_at, can }: Pick<Appointment, 'starts_at' | 'can'>, now: number): boolean =>
  can.join || dateAt(starts_at) === dateAt(now)
