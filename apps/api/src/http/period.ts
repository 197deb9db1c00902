import { dayAt, dayOf, startOfDay } from '@emma/domain/availability'

const startOf = (day: number, zone: string): Date => new Date(startOfDay(day, zone))

const numberOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : (dayOf(date) ?? undefined)

/** Dates in a zone, both included, as instants; each end may be open. */
export const momentsOf = (from: string | undefined, to: string | undefined, zone: string) => {
  const [first, last] = [numberOf(from), numberOf(to)]
  return {
    from: first === undefined ? undefined : startOf(first, zone),
    to: last === undefined ? undefined : startOf(last + 1, zone),
  }
}

const WEEK = 7
const MOST_DAYS = 62

/**
 * The same with both ends: by default a week from the first day or today. `isLong`: more than two months, for which
 * open slots are not computed; `slotsTo` is where they end.
 */
export const weekOf = (from: string | undefined, to: string | undefined, zone: string, now: Date) => {
  const first = numberOf(from) ?? dayAt(now.getTime(), zone)
  const last = numberOf(to) ?? first + WEEK - 1
  const lastOfSlots = Math.min(last, first + MOST_DAYS - 1)
  return {
    from: startOf(first, zone),
    to: startOf(last + 1, zone),
    slotsTo: startOf(lastOfSlots + 1, zone),
    isLong: lastOfSlots < last,
  }
}
