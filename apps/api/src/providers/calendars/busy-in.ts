import { type Interval, mergeIntervals } from '@emma/domain/interval'
import ical, { type CalendarComponent, type VEvent } from 'node-ical'
import { type EventTime, listedTimes } from './listed-dates.ts'

export interface BusyQuery {
  readonly text: string
  readonly within: Interval
  /** Events whose UID ends in `@host` are our own appointments, which a calendar may return. */
  readonly ownHost: string
}

/** More within a year is not a person's calendar. */
const MOST_INTERVALS = 5000

const isEvent = (part: CalendarComponent | undefined): part is VEvent => part?.type === 'VEVENT'

/** Outlook marks free time with its own property, even if TRANSP is missing. */
const outlookStatus = (event: object): unknown => Reflect.get(event, 'MICROSOFT-CDO-BUSYSTATUS')

const isBusy = ({ event }: EventTime): boolean =>
  event.status !== 'CANCELLED' && event.transparency !== 'TRANSPARENT' && outlookStatus(event) !== 'FREE'

const clipped = ({ start, end }: EventTime, within: Interval): Interval => ({
  start: Math.max(start.getTime(), within.start),
  end: Math.min(end.getTime(), within.end),
})

/**
 * The busy times of a calendar, sorted and apart. All-day events and times without a zone use the process's zone.
 * Undefined if the text is not a calendar. @throws if a rule repeats without a reasonable end
 */
export const busyIn = ({ text, within, ownHost }: BusyQuery): readonly Interval[] | undefined => {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return undefined
  const range = { from: new Date(within.start), to: new Date(within.end), expandOngoing: true }
  const events = Object.values(ical.sync.parseICS(text)).filter(isEvent)
  const busy = events
    .filter(({ uid, start }) => start && !uid?.endsWith(`@${ownHost}`))
    .flatMap((event) => [...ical.expandRecurringEvent(event, range), ...listedTimes(event, text)])
    .filter(isBusy)
  const merged = mergeIntervals(
    busy.map((time) => clipped(time, within)).filter(({ start, end }) => start < end),
  )
  if (merged.length > MOST_INTERVALS) throw new RangeError('Too many intervals')
  return merged
}
