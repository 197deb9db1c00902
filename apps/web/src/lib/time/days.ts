import { dateOf, dayAt, dayOf, startOfDay, wallTimeOf } from '@emma/domain/availability'
import { ownZone } from '../i18n/person-zone.ts'
import { serverNow } from './now.ts'

/** Days in the reader's zone. A day is a number, counted from 1970-01-01; a date is `YYYY-MM-DD`. */
export const WEEK = 7

/** The date of an instant in the reader's zone. */
export const dateAt = (instant: string | number | Date): string =>
  dateOf(dayAt(new Date(instant).getTime(), ownZone()))

/** Today by the server's clock: a wrong one on the device would shift days late in the evening. */
export const today = (): string => dateAt(serverNow())

/** The hour of an instant in the reader's zone, `HH:mm`. */
export const hourAt = (instant: string | number | Date): string =>
  wallTimeOf(new Date(instant).getTime(), ownZone()).hour

/** The later of two dates. */
export const later = (a: string, b: string): string => (a > b ? a : b)

/** A date this many days later. */
export const addDays = (date: string, days: number): string => dateOf((dayOf(date) ?? 0) + days)

/** The first day of the seven-day page, counted from today, that contains a date; today for a past one. */
export const weekStart = (date: string): string => {
  const start = dayOf(today()) ?? 0
  const ahead = Math.max(0, (dayOf(date) ?? start) - start)
  return dateOf(start + WEEK * Math.floor(ahead / WEEK))
}

export const weekFrom = (first: string): string[] =>
  Array.from({ length: WEEK }, (_, at) => addDays(first, at))

/** The first moment of a date; where clocks skip midnight, one o'clock. */
export const startOf = (date: string, zone = ownZone()): string =>
  new Date(startOfDay(dayOf(date) ?? 0, zone)).toISOString()
