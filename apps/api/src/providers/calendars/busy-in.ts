import { type Interval, mergeIntervals } from '@emma/domain/interval'
import type { VEvent } from 'node-ical'
import type { EventTime } from './listed-dates.ts'
import { readEvents } from './read-events.ts'
import { type Series, seriesOf, timesOf } from './series-times.ts'
import type { UnreadText } from './unread-texts.ts'

export interface BusyQuery {
  readonly text: string
  readonly within: Interval
  /** Of all-day events and times without a zone; also the process's. */
  readonly zone: string
  /** Events whose UID ends in `@host` are our own appointments, which a calendar may return. */
  readonly ownHost: string
}

export interface BusyTimes {
  /** Sorted, apart. */
  readonly busy: readonly Interval[]
  /** How many events could not be read, or only in part. */
  readonly unread: number
}

/** More within a year is not a person's calendar. */
const MOST_INTERVALS = 5000

/** Outlook marks free time with its own property, even if TRANSP is missing. */
const outlookStatus = (event: object): unknown => Reflect.get(event, 'MICROSOFT-CDO-BUSYSTATUS')

const isBusy = ({ event }: EventTime): boolean =>
  event.status !== 'CANCELLED' && event.transparency !== 'TRANSPARENT' && outlookStatus(event) !== 'FREE'

const clipped = ({ start, end }: EventTime, within: Interval): Interval => ({
  start: Math.max(start.getTime(), within.start),
  end: Math.min(end.getTime(), within.end),
})

/** The times of a series; of one that repeats too often, or in no way that can be read, its first and those changed. */
const readTimes = (series: Series, { within, zone }: BusyQuery) => {
  try {
    const times = timesOf(series, within, zone)
    if (times.length <= MOST_INTERVALS) return { times, unread: 0 }
  } catch {
    // What node-ical cannot expand.
  }
  const main =
    series.main && Object.assign<VEvent, object>({ ...series.main }, { rrule: undefined, rdate: undefined })
  return { times: timesOf({ ...series, main }, within, zone), unread: 1 }
}

/** The busy times of a calendar. @throws if it has too many */
export const busyIn = (query: BusyQuery): BusyTimes | UnreadText => {
  const { text, within, zone, ownHost } = query
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return 'not_a_calendar'
  const { events, total, unread: broken } = readEvents(text, zone)
  const series = seriesOf(
    events.filter(({ uid }) => !uid.trim().endsWith(`@${ownHost}`)),
    zone,
  ).map((each) => readTimes(each, query))
  const unread = series.reduce((sum, each) => sum + each.unread, broken)
  if (unread > 0 && unread >= total) return 'unreadable'
  const busy = series.flatMap(({ times }) => times).filter(isBusy)
  const merged = mergeIntervals(
    busy.map((time) => clipped(time, within)).filter(({ start, end }) => start < end),
  )
  if (merged.length > MOST_INTERVALS) throw new RangeError('Too many intervals')
  return { busy: merged, unread }
}
