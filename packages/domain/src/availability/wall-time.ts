import { DAY, HOUR, type Instant, MINUTE } from '../interval.ts'
import { clockOf, instantAt, offsetAt } from './zone.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const HOUR_OF_DAY = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/

/** `YYYY-MM-DD` as days since 1970-01-01, or null if the calendar has no such day. */
export const dayOf = (date: string): number | null => {
  const match = DATE.exec(date)
  if (!match) return null
  // `Date.UTC` reads years below 100 as years of the last century.
  const day = new Date(0).setUTCFullYear(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY
  return dateOf(day) === date ? day : null
}

/** Days since 1970-01-01 as `YYYY-MM-DD`. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The weekday of a day: 0 is Sunday, as 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

/** `HH:mm` as minutes since 00:00, or null. `24:00`, the end of a day, is 1440. */
export const minutesOf = (hour: string): number | null => {
  const match = HOUR_OF_DAY.exec(hour)
  if (!match) return null
  return match[1] === undefined ? 1440 : Number(match[1]) * 60 + Number(match[2])
}

/** Minutes since 00:00 as `HH:mm`. @param minutes 0–1440 */
export const hourOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** An instant as people in a zone read it. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:mm` */
  readonly hour: string
  readonly weekday: number
}

/** The date and time of an instant in a zone. */
export const wallTimeOf = (instant: Instant, zone: string): WallTime => {
  const wall = instant + offsetAt(instant, zone)
  const day = Math.floor(wall / DAY)
  return { date: dateOf(day), hour: hourOf(Math.floor((wall - day * DAY) / MINUTE)), weekday: weekdayOf(day) }
}

/**
 * The instant of a date and hour in a zone; null for an invalid date or hour and for a wall time that the clocks jump
 * over. A wall time that happens twice is the first one.
 */
export const instantOf = (date: string, hour: string, zone: string): Instant | null => {
  const day = dayOf(date)
  const minutes = minutesOf(hour)
  return day === null || minutes === null ? null : instantAt(clockOf(day, zone), minutes)
}

/** The first moment of a day: 01:00 where clocks jump over midnight. @param day days since 1970-01-01, see `dayOf` */
export const startOfDay = (day: number, zone: string): Instant => {
  const clock = clockOf(day, zone)
  return instantAt(clock, 0) ?? day * DAY + HOUR - clock.after
}

/** An instant on the wire: ISO 8601 with the zone's offset, `2026-03-02T09:30:00-03:00`. */
export const isoOf = (instant: Instant, zone: string): string => {
  const offset = offsetAt(instant, zone)
  const wall = new Date(instant + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(offset) / MINUTE
  return `${wall}${offset < 0 ? '-' : '+'}${hourOf(Math.floor(minutes))}`
}
