import { dateOf, dayAt, dayOf, instantOf } from '@emma/domain/availability'

/** Days in a row, counted from 1970-01-01 in the reader's zone. */
export interface DayWindow {
  readonly first: number
  readonly count: number
}

export const WEEK = 7

/** The day (`YYYY-MM-DD`) in which an instant falls on the reader's calendar. */
export const dateAt = (instant: string | number, zone: string): string =>
  dateOf(dayAt(new Date(instant).getTime(), zone))

/** The seven days, counted from today, in which a day lies; today's for a past one. */
export const weekAround = (date: string, today: string): DayWindow => {
  const start = dayOf(today) ?? 0
  const ahead = Math.max(0, (dayOf(date) ?? start) - start)
  return { first: start + WEEK * Math.floor(ahead / WEEK), count: WEEK }
}

/** A month's days from today on. @param month `YYYY-MM-…` */
export const monthOf = (month: string, today: string): DayWindow => {
  const first = dayOf(`${month.slice(0, 7)}-01`) ?? 0
  const next = dayOf(`${dateOf(first + 31).slice(0, 7)}-01`) ?? first
  const start = Math.min(Math.max(first, dayOf(today) ?? first), next)
  return { first: start, count: next - start }
}

export const datesOf = ({ first, count }: DayWindow): string[] =>
  Array.from({ length: count }, (_, at) => dateOf(first + at))

/** Where the days begin and end; a midnight that clocks jump over is one o'clock. */
export const instantsOf = ({ first, count }: DayWindow, zone: string) => {
  const startOf = (day: number) =>
    new Date(instantOf(dateOf(day), '00:00', zone) ?? instantOf(dateOf(day), '01:00', zone) ?? 0)
  return { from: startOf(first).toISOString(), to: startOf(first + count).toISOString() }
}

/** Slots by the day on which the reader sees them. */
export const byDate = <S extends { readonly starts_at: string }>(slots: readonly S[], zone: string) =>
  Map.groupBy(slots, ({ starts_at }) => dateAt(starts_at, zone))

/** The server answers at most 62 days of a specialist's appointments. */
const LONGEST = 61

/** A period the server answers: a week from today unless said, never backwards, never too long. */
export const periodOf = (from: string | undefined, to: string | undefined, today: string) => {
  const start = dayOf(from ?? today) ?? 0
  const end = dayOf(to ?? '') ?? start + WEEK
  return { from: dateOf(start), to: dateOf(Math.min(Math.max(start, end), start + LONGEST)) }
}
