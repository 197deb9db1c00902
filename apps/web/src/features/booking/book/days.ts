import { addDays, later, startOf, today, WEEK, weekStart } from '../../../lib/time/days.ts'

/** Consecutive days in the reader's zone; `to` is exclusive. */
interface Days {
  readonly from: string
  readonly to: string
}

const earlier = (a: string, b: string): string => (a < b ? a : b)

/** The seven-day page, counted from today, that contains a date. */
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

/** The table's period: by default the coming month, never backwards. */
export const periodOf = (from: string = today(), to: string = addDays(from, AHEAD)) => ({
  from,
  to: later(from, to),
})
