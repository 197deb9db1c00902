import { dayOf, startOfDay } from '@emma/domain/availability'
import type { Instant, Interval } from '@emma/domain/interval'

/** The first moment of a date in a zone, or of the date `daysLater` days after it. */
export const startOfDate = (date: string, zone: string, daysLater = 0): Instant =>
  startOfDay((dayOf(date) ?? Number.NaN) + daysLater, zone)

/** A date in a zone, from its first moment to the first of the next. */
export const spanOfDay = (date: string, zone: string): Interval => ({
  start: startOfDate(date, zone),
  end: startOfDate(date, zone, 1),
})
