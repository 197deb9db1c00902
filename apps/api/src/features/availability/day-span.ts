import { dateOf, dayOf, instantOf } from '@emma/domain/availability'
import type { Instant, Interval } from '@emma/domain/interval'

/** The first moment of a date in a zone: 01:00 where clocks jump over midnight. */
export const startOfDay = (date: string, zone: string): Instant =>
  instantOf(date, '00:00', zone) ?? instantOf(date, '01:00', zone) ?? Number.NaN

export const dayAfter = (date: string): string => dateOf((dayOf(date) ?? Number.NaN) + 1)

/** A date in a zone, from its first moment to the next one's. */
export const spanOfDay = (date: string, zone: string): Interval => ({
  start: startOfDay(date, zone),
  end: startOfDay(dayAfter(date), zone),
})
