import { dateOf, dayAt, hourOf, instantOf, offsetAt } from '@emma/domain/availability'
import { DAY, type Instant, type Interval, MINUTE } from '@emma/domain/interval'
import ical, { type DateWithTimeZone, type VEvent } from 'node-ical'
import { type EventTime, listedTimes } from './listed-dates.ts'
import type { CalendarEvent } from './read-events.ts'

/** All that a calendar says under one UID: the series or event, and the dates of it that were changed. */
export interface Series {
  readonly main: VEvent | undefined
  readonly changes: readonly CalendarEvent[]
}

const zoneOf = ({ tz, dateOnly }: DateWithTimeZone, own: string): string => (dateOnly ? own : (tz ?? own))

const sequenceOf = ({ event }: CalendarEvent): number =>
  Number.isFinite(event.sequence) ? Number(event.sequence) : 0

/** The newest of several versions of the same: the highest number, then the last one written. */
const newest = (versions: readonly CalendarEvent[]): CalendarEvent | undefined =>
  versions.toSorted((a, b) => sequenceOf(a) - sequenceOf(b)).at(-1)

/** By which a date of a series is named: its moment, or its day where it or the series has no hour. */
const nameOf = (date: DateWithTimeZone, start: DateWithTimeZone | undefined, own: string): string => {
  if (!start || !(start.dateOnly || date.dateOnly)) return `at ${date.getTime()}`
  return `day ${dayAt(date.getTime(), zoneOf(date, own))}`
}

/** Groups events by UID, each date of a series in its newest version. @param own the zone of whole days */
export const seriesOf = (events: readonly CalendarEvent[], own: string): readonly Series[] =>
  [...Map.groupBy(events, ({ uid }) => uid).values()].map((versions) => {
    const main = newest(versions.filter(({ event }) => !event.recurrenceid))?.event
    const changes = versions.filter(({ event }) => event.recurrenceid instanceof Date)
    const byDate = Map.groupBy(changes, ({ event }) =>
      nameOf(event.recurrenceid ?? event.start, main?.start, own),
    )
    return { main, changes: [...byDate.values()].flatMap((same) => newest(same) ?? []) }
  })

const wallOf = (instant: Instant, zone: string): number => instant + offsetAt(instant, zone)

/** A time that the clocks jump over is as much later. */
const instantOfWall = (wall: number, zone: string): Instant => {
  const day = Math.floor(wall / DAY)
  const minutes = Math.floor((wall - day * DAY) / MINUTE)
  const instant = instantOf(dateOf(day), hourOf(minutes), zone)
  return instant === null ? wall - offsetAt(wall - DAY, zone) : instant + (wall % MINUTE)
}

/** A change of a date and of all later ones: by how much they move on the clock, and their length. */
interface Range {
  readonly from: Instant
  readonly shift: number
  readonly length: number
  readonly event: VEvent
}

const rangeOf = ({ event }: CalendarEvent, main: VEvent, zone: string): Range | undefined => {
  if (!event.recurrenceid) return undefined
  const from = event.recurrenceid.getTime()
  const { start, end } = event.start ? event : main
  const shift = event.start ? wallOf(event.start.getTime(), zone) - wallOf(from, zone) : 0
  return { from, shift, length: end ? end.getTime() - start.getTime() : 0, event }
}

/** A date of the series as the last change before it made it. Which one is told by the date before any move. */
const moved = (time: EventTime, ranges: readonly Range[], zone: string): EventTime => {
  const range = ranges.findLast(({ from }) => from <= time.start.getTime())
  if (!range) return time
  const start = instantOfWall(wallOf(time.start.getTime(), zone) + range.shift, zone)
  return { start: new Date(start), end: new Date(start + range.length), event: range.event }
}

/** The times within a period of a series with its changes, or of a single event. @param own the zone of whole days */
export const timesOf = ({ main, changes }: Series, within: Interval, own: string): readonly EventTime[] => {
  const changed = changes.flatMap(({ event }) => {
    const { start, end } = event
    return start && end ? { start, end, event } : []
  })
  if (!main?.start) return changed
  const { start } = main
  const zone = zoneOf(start, own)
  const ranges = changes
    .flatMap((change) => (change.isOfLater ? (rangeOf(change, main, zone) ?? []) : []))
    .toSorted((a, b) => a.from - b.from)
  const reach = Math.max(0, ...ranges.map(({ shift, length }) => Math.abs(shift) + length))
  const range = { from: new Date(within.start - reach), to: new Date(within.end + reach) }
  const options = { ...range, expandOngoing: true, includeOverrides: false, excludeExdates: false }
  const dates = [...ical.expandRecurringEvent(main, options), ...listedTimes(main)]
  const replaced = new Set(
    [...Object.values(main.exdate ?? {}), ...changes.flatMap(({ event }) => event.recurrenceid ?? [])].map(
      (date) => nameOf(date, start, own),
    ),
  )
  const stays = ({ start: date }: EventTime) =>
    !replaced.has(`at ${date.getTime()}`) && !replaced.has(`day ${dayAt(date.getTime(), zone)}`)
  return [...changed, ...dates.filter(stays).map((time) => moved(time, ranges, zone))]
}
