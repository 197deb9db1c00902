import { type Interval, mergeIntervals } from '@emma/domain/interval'
import type { EventTime } from './listed-dates.ts'
import { readEvents } from './read-events.ts'
import { seriesOf, timesOf } from './series-times.ts'

export interface BusyQuery {
  readonly text: string
  readonly within: Interval
  /** Of all-day events and times without a zone; also the process's. */
  readonly zone: string
  /** Events whose UID ends in `@host` are our own appointments, which a calendar may return. */
  readonly ownHost: string
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

/**
 * The busy times of a calendar, sorted and apart.
 * Undefined if the text is not a calendar. @throws if a rule repeats without a reasonable end
 */
export const busyIn = ({ text, within, zone, ownHost }: BusyQuery): readonly Interval[] | undefined => {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return undefined
  const events = readEvents(text, zone).filter(({ uid }) => !uid.trim().endsWith(`@${ownHost}`))
  const busy = seriesOf(events, zone)
    .flatMap((series) => timesOf(series, within, zone))
    .filter(isBusy)
  const merged = mergeIntervals(
    busy.map((time) => clipped(time, within)).filter(({ start, end }) => start < end),
  )
  if (merged.length > MOST_INTERVALS) throw new RangeError('Too many intervals')
  return merged
}
