import { brazilianZones, offsetAt, wallTimeOf } from '@emma/domain/availability'
import { OPENS_MINUTES_BEFORE, type Participant } from '@emma/domain/booking'
import { shortName } from '@emma/domain/customers'
import { HOUR, MINUTE } from '@emma/domain/interval'
import type { Phrases } from '@emma/phrases'
import { phraseSetsIn } from '@emma/phrases/english'
import { fill } from '@emma/phrases/fill'
import type { Translated } from '@emma/phrases/translated'
import ical, {
  type ICalAlarmData,
  ICalAlarmType,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import type { FileAnswer } from '../../../http/send-answer.ts'
import type { Invitation } from '../../../ports/appointment-calendar.ts'
import type { CalendarEventRow } from './calendar.repo.ts'

type Texts = Translated<Phrases['calendar']>['file']

/** The owner of the calendar, their language, and the app's address. */
export interface Reader {
  readonly role: Exclude<Participant['role'], 'admin'>
  readonly language: string
  readonly publicUrl: string
}

const textsIn = async (language: string): Promise<Texts> =>
  (await phraseSetsIn(language).calendar()).default.file

/** Minutes before an appointment in person at which calendars remind: time for the way there. */
const LEAVE_MINUTES = 60
const FEED_READ_AGAIN_SECONDS = 3600

const two = (value: number): string => String(value).padStart(2, '0')

/** `-0300` */
const offsetText = (ms: number): string => {
  const minutes = Math.abs(ms) / MINUTE
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}

const isFixed = (zone: string): boolean => brazilianZones.some((known) => known === zone)

const SINCE = Date.UTC(2020, 0, 1)
/** Brazil's clocks have not changed since 2019: one line describes a zone. Other zones get their times in UTC. */
const zoneBlock = (zone: string): string => {
  const offset = offsetText(offsetAt(SINCE, zone))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:20200101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}

/** An instant in a zone's time, in ical-generator's format: a Date would bring the server's. */
const onClock = (instant: Date, zone: string) => {
  const { date, hour } = wallTimeOf(instant.getTime(), zone)
  const texts: Readonly<Record<string, string>> = {
    YYYYMMDD: date.replaceAll('-', ''),
    HHmmss: `${hour.replace(':', '')}00`,
  }
  return {
    format: (pattern = '') => texts[pattern] ?? '',
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
  }
}

const gone: ReadonlySet<string> = new Set(['canceled_by_customer', 'canceled_by_specialist', 'expired'])

const statusOf = ({ status }: CalendarEventRow): ICalEventStatus => {
  if (gone.has(status)) return ICalEventStatus.CANCELLED
  return status === 'awaiting_payment' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/**
 * Calendars are visible on desks and in other companies' servers: they show only a patient's first name and initial.
 */
const titleOf = (row: CalendarEventRow, { role }: Reader, texts: Texts): string =>
  role === 'customer'
    ? fill(texts.withSpecialist, { name: row.specialist_name })
    : fill(texts.withPatient, { name: shortName(`${row.customer_first_name} ${row.customer_last_name}`) })

const linksOf = ({ id }: CalendarEventRow, { role, publicUrl }: Reader) =>
  role === 'customer'
    ? { call: `${publicUrl}/customer/calls/${id}`, page: `${publicUrl}/customer/agenda?open=${id}` }
    : { call: `${publicUrl}/calls?id=${id}`, page: `${publicUrl}/specialist/consultas` }

const descriptionOf = (row: CalendarEventRow, reader: Reader, texts: Texts): string => {
  if (gone.has(row.status)) return texts.canceled
  const { call, page } = linksOf(row, reader)
  const lines = [
    ...(row.status === 'awaiting_payment' ? [texts.awaiting] : []),
    ...(row.place_id === null ? [fill(texts.join, { url: call })] : []),
    fill(texts.open, { url: page }),
  ]
  return lines.join('\n')
}

const alarmsOf = (row: CalendarEventRow, texts: Texts): ICalAlarmData[] =>
  row.status === 'confirmed'
    ? [
        {
          type: ICalAlarmType.display,
          triggerBefore: (row.place_id === null ? OPENS_MINUTES_BEFORE : LEAVE_MINUTES) * (MINUTE / 1000),
          description: texts.soon,
        },
      ]
    : []

const toEvent = (row: CalendarEventRow, reader: Reader, texts: Texts): ICalEventData => {
  const zone = isFixed(row.time_zone) ? row.time_zone : null
  const [start, end] = [row.starts_at, row.ends_at].map((at) => (zone === null ? at : onClock(at, zone)))
  const isGone = gone.has(row.status)
  return {
    // Constant for the life of the appointment, in every feed: calendars identify it by this.
    id: `${row.id}@${new URL(reader.publicUrl).hostname}`,
    sequence: row.moves + (isGone ? 1 : 0),
    status: statusOf(row),
    class: ICalEventClass.PRIVATE,
    start: start ?? row.starts_at,
    end: end ?? row.ends_at,
    timezone: zone,
    stamp: row.updated_at,
    created: row.created_at,
    lastModified: row.updated_at,
    summary: titleOf(row, reader, texts),
    description: descriptionOf(row, reader, texts),
    location:
      row.place_id === null ? texts.online : [row.place_name, row.place_address].filter(Boolean).join(', '),
    url: linksOf(row, reader).page,
    alarms: alarmsOf(row, texts),
  }
}

const calendarOf = (
  events: ICalEventData[],
  method: ICalCalendarMethod,
  { language, texts }: { readonly language: string; readonly texts: Texts },
): string =>
  ical({
    prodId: { company: 'Emma', product: 'Agenda', language: language.toUpperCase() },
    name: texts.name,
    method,
    ttl: FEED_READ_AGAIN_SECONDS,
    timezone: { name: null, generator: zoneBlock },
    events,
  }).toString()

const published = async (rows: readonly CalendarEventRow[], reader: Reader): Promise<string> => {
  const texts = await textsIn(reader.language)
  const events = rows.map((row) => toEvent(row, reader, texts))
  return calendarOf(events, ICalCalendarMethod.PUBLISH, { ...reader, texts })
}

/** Appointments as an iCalendar file (RFC 5545). */
export const toCalendarFile = async (
  rows: readonly CalendarEventRow[],
  reader: Reader,
  name: string,
): Promise<FileAnswer> => ({
  content: await published(rows, reader),
  type: 'text/calendar; charset=utf-8',
  name,
})

/** Several appointments as a letter's attachment. */
export const publishedOf = async (
  rows: readonly CalendarEventRow[],
  reader: Reader,
): Promise<Invitation> => ({ method: 'PUBLISH', content: await published(rows, reader) })

/** `Emma <no-reply@emma.test>` or only the address. */
const addressOf = (sender: string): string => /<(?<address>[^>]+)>/.exec(sender)?.groups?.address ?? sender

/** The same event as an invitation (RFC 5546): calendars add, move and remove it by themselves. */
export const invitationOf = async (
  row: CalendarEventRow,
  reader: Reader,
  letter: { readonly from: string; readonly to: string },
): Promise<Invitation> => {
  const texts = await textsIn(reader.language)
  const method = gone.has(row.status) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const invited: ICalEventData = {
    ...toEvent(row, reader, texts),
    organizer: { name: 'Emma', email: addressOf(letter.from) },
    attendees: [{ email: letter.to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  }
  return {
    method: gone.has(row.status) ? 'CANCEL' : 'REQUEST',
    content: calendarOf([invited], method, { ...reader, texts }),
  }
}

/** How far back a feed reaches. */
export const FEED_PAST_MS = 90 * 24 * HOUR
