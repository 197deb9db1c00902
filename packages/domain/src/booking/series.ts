import { dateOf, dayOf, instantOf, wallTimeOf } from '../availability/index.ts'
import { DAY, type Instant } from '../interval.ts'
import { bookingLinkDeadlines } from './booking-link.ts'

/** How many dates a series has, and the weeks from one to the next. */
export const seriesLimits = { fewest: 2, most: 12 } as const
export const seriesWeeks = [1, 2] as const
export type SeriesWeeks = (typeof seriesWeeks)[number]

/**
 * The dates of a series: on the same weekday at the same wall-clock time in the specialist's zone, the first included. A
 * date whose clocks jump over that time is left out.
 */
export const seriesDates = (
  first: Instant,
  zone: string,
  { weeks, count }: { readonly weeks: SeriesWeeks; readonly count: number },
): readonly Instant[] => {
  const { date, hour } = wallTimeOf(first, zone)
  const day = dayOf(date)
  if (day === null) return []
  const steps = Array.from({ length: count - 1 }, (_, index) => index + 1)
  const others = steps.map((step) => instantOf(dateOf(day + step * weeks * 7), hour, zone))
  return [first, ...others.filter((at) => at !== null)]
}

/**
 * Until when a date of a series is reserved once the patient has confirmed the series by booking one of its dates: a day
 * before it begins, but never shorter than a new link for it would be.
 */
export const seriesDeadline = (startsAt: Instant, now: Instant): Instant =>
  Math.max(startsAt - DAY, bookingLinkDeadlines(startsAt, now)?.usual ?? 0)
