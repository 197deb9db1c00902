import { dayOf, startOfDay } from '@emma/domain/availability'
import type { Instant, Interval } from '@emma/domain/interval'

/** The first moment of a date in a zone, or of one so many days later. */
export const startOfDate = (date: string, zone: string, daysLater = 0): Instant =>
  startOfDay((dayOf(date) ?? Number.NaN) + daysLater, zone)

/** A date in a zone, from its first moment to the next one's. */
export const spanOfDay = (date: string, zone: string): Interval => ({
  start: startOfDate(date, zone),
  end: startOfDate(date, zone, 1),
})
