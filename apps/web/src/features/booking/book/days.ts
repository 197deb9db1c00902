import { addDays, startOf, today, WEEK, weekStart } from '../../../lib/time/days.ts'

/** Days in a row on the reader's calendar; `to` is the first one after them. */
interface Days {
  readonly from: string
  readonly to: string
}

const later = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)

/** The seven days, counted from today, in which a date lies. */
export const weekOf = (date: string): Days => {
  const from = weekStart(date)
  return { from, to: addDays(from, WEEK) }
}

/** The days of a date's month, from today on. */
export const monthOf = (date: string): Days => {
  const first = `${date.slice(0, 7)}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: earlier(later(first, today()), next), to: next }
}

/** The first moments of both ends. */
export const instantsOf = ({ from, to }: Days) => ({ from: startOf(from), to: startOf(to) })

/** The default period of a table. */
const AHEAD = 30

/** A period of the table: the coming month unless said, never backwards. */
export const periodOf = (from: string = today(), to: string = addDays(from, AHEAD)) => ({
  from,
  to: later(from, to),
})
