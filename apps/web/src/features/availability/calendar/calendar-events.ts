import type { AvailabilityRule, Block } from '@emma/contracts/availability'
import type { Appointment } from '@emma/contracts/booking'
import type { TimeProposal } from '@emma/contracts/booking/proposals'
import type { PracticeLine } from '@emma/contracts/waitlist'
import { dayOf, wallTimeOf, weekdayOf } from '@emma/domain/availability'
import type { ScheduleEventData } from '@mantine/schedule'
import { addDays } from '../../../lib/time/days.ts'
import { patientName, type Reserved } from '../../booking/index.ts'
import type { Busy } from '../external/external.queries.ts'
import { type Days, datesIn } from './calendar-filters.ts'

/** A time that waits for an answer: of the waiting list, or of the patient to whom it is proposed. */
export type Offered = PracticeLine['offers'][number] | TimeProposal

/** The data behind an event of the grid. */
export type Entry =
  | { readonly kind: 'appointment'; readonly appointment: Appointment }
  | { readonly kind: 'reserved'; readonly reserved: Reserved }
  | { readonly kind: 'offered'; readonly offer: Offered }
  /** `isPart`: one day of hours that go on over midnight. */
  | { readonly kind: 'block'; readonly block: Block; readonly isPart?: boolean }
  | { readonly kind: 'busy'; readonly busy: Busy }
  | { readonly kind: 'rule'; readonly rule: AvailabilityRule; readonly date: string }
type GridEvent = ScheduleEventData<{ entry: Entry }>

const colors: Readonly<Record<Appointment['status'], string>> = {
  awaiting_payment: 'amber',
  confirmed: 'leaf',
  in_progress: 'sky',
  finished: 'gray',
  no_show: 'coral',
  canceled_by_customer: 'coral',
  canceled_by_specialist: 'coral',
  expired: 'gray',
}

/** The grid writes a day's end as its last second. */
const moment = (date: string, hour: string): string =>
  hour === '24:00' ? `${date} 23:59:59` : `${date} ${hour}:00`

const opens = (rule: AvailabilityRule, date: string): boolean => {
  if (rule.date !== null) return rule.date === date
  const isInTime = date >= (rule.valid_from ?? date) && date <= (rule.valid_until ?? date)
  return isInTime && rule.weekday === weekdayOf(dayOf(date) ?? 0)
}

const wallOf = (instant: string, zone: string): string => {
  const { date, hour } = wallTimeOf(Date.parse(instant), zone)
  return moment(date, hour)
}

interface Span {
  readonly starts_at: string
  readonly ends_at: string
}
/** A time on the day of its start: the grid would reverse one that ends after midnight. */
const spanOfDay = ({ starts_at, ends_at }: Span, zone: string) => {
  const [start, end] = [wallTimeOf(Date.parse(starts_at), zone), wallTimeOf(Date.parse(ends_at), zone)]
  return {
    start: moment(start.date, start.hour),
    end: moment(start.date, end.date === start.date ? end.hour : '24:00'),
  }
}

export const appointmentEvents = (appointments: readonly Appointment[]): GridEvent[] =>
  appointments.map((appointment) => ({
    id: appointment.id,
    title: patientName(appointment),
    start: moment(appointment.date, appointment.init_hour),
    // The grid would reverse it after midnight.
    end: moment(
      appointment.date,
      appointment.final_hour > appointment.init_hour ? appointment.final_hour : '24:00',
    ),
    color: colors[appointment.status],
    payload: { entry: { kind: 'appointment', appointment } },
  }))

/** Times that wait for an answer. */
export const offeredEvents = (
  offers: readonly Offered[],
  zone: string,
  title: (offer: Offered) => string,
): GridEvent[] =>
  offers.map((offer) => ({
    id: offer.id,
    title: title(offer),
    ...spanOfDay(offer, zone),
    color: 'gray',
    payload: { entry: { kind: 'offered' as const, offer } },
  }))

/** Dates that wait for their patient. @param somebody the name of a person who is not known any more */
export const reservedEvents = (dates: readonly Reserved[], zone: string, somebody: string): GridEvent[] =>
  dates.map((reserved) => {
    const { id, link } = reserved
    return {
      id,
      title: link.name ?? somebody,
      ...spanOfDay(reserved, zone),
      color: 'amber',
      payload: { entry: { kind: 'reserved' as const, reserved } },
    }
  })

/** The part of a time that lies on each of the days. */
const partsOf = ({ starts_at, ends_at }: Span, days: Days, zone: string) => {
  const [first, last] = [wallTimeOf(Date.parse(starts_at), zone), wallTimeOf(Date.parse(ends_at), zone)]
  return datesIn(days)
    .filter(
      (date) => date >= first.date && (date < last.date || (date === last.date && last.hour !== '00:00')),
    )
    .map((date) => ({
      date,
      start: moment(date, date === first.date ? first.hour : '00:00'),
      end: moment(date, date === last.date ? last.hour : '24:00'),
    }))
}

const MIDNIGHT = '00:00:00'
const DATE = 'YYYY-MM-DD'.length

/** The last day of an event by its end: midnight is the end of the day before. */
export const lastDateOf = (end: string): string =>
  end.endsWith(MIDNIGHT) ? addDays(end.slice(0, DATE), -1) : end.slice(0, DATE)

/**
 * Time off: days as a whole in one piece, except in the view of one day, which shows only what begins on it; hours over
 * midnight split by day, else the grid would show whole days.
 */
export const blockEvents = (blocks: readonly Block[], days: Days, zone: string, title: string): GridEvent[] =>
  blocks.flatMap((block) => {
    const [start, end] = [wallOf(block.starts_at, zone), wallOf(block.ends_at, zone)]
    const looks = { title: block.reason || title, color: 'gray', variant: 'filled' } as const
    const isWhole = start.endsWith(MIDNIGHT) && end.endsWith(MIDNIGHT)
    const isInOne = lastDateOf(end) === start.slice(0, DATE) || (isWhole && days.from !== days.to)
    if (isInOne) return [{ ...looks, id: block.id, start, end, payload: { entry: { kind: 'block', block } } }]
    return partsOf(block, days, zone).map(({ date, ...part }) => ({
      ...looks,
      ...part,
      ...(isWhole && { end: `${addDays(date, 1)} ${MIDNIGHT}` }),
      id: `${block.id} ${date}`,
      payload: { entry: { kind: 'block' as const, block, isPart: true } },
    }))
  })

/** Busy times of external calendars, split by day. */
export const busyEvents = (
  times: readonly Busy[],
  days: Days,
  zone: string,
  title: (of: Busy) => string,
): GridEvent[] =>
  times.flatMap((busy) =>
    partsOf(busy, days, zone).map(({ date, ...part }) => ({
      id: `${busy.calendar_id} ${busy.starts_at} ${date}`,
      title: title(busy),
      ...part,
      color: 'gray',
      payload: { entry: { kind: 'busy' as const, busy } },
    })),
  )

/** The open hours of each day, from the rules. */
export const openHours = (rules: readonly AvailabilityRule[], days: Days) =>
  datesIn(days).flatMap((date) =>
    rules.filter((rule) => opens(rule, date)).map((rule) => ({ id: `${rule.id} ${date}`, date, rule })),
  )

/** The hours that rules open on each day: as events, or as the background of appointments. */
export const ruleEvents = (
  rules: readonly AvailabilityRule[],
  days: Days,
  title: string,
  display: 'default' | 'background',
): GridEvent[] =>
  openHours(rules, days).map(({ id, date, rule }) => ({
    id,
    title,
    start: moment(date, rule.init_hour),
    end: moment(date, rule.final_hour),
    color: 'teal',
    display,
    payload: { entry: { kind: 'rule' as const, rule, date } },
  }))

/** The entry behind an event of the grid. */
export const entryOf = (event: ScheduleEventData): Entry | undefined => {
  const entry: unknown = event.payload?.entry
  return isEntry(entry) ? entry : undefined
}
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Time off may last for days: the grid does not grow for it. */
const isAway = (kind: Entry['kind'] | undefined): boolean => kind === 'block' || kind === 'busy'

const EARLIEST = 7
const LATEST = 20
const HOURS = 24

/** The grid's hours: the working day, extended for what lies outside it. */
export const hoursOf = (events: readonly GridEvent[]): { readonly from: string; readonly to: string } => {
  const timed = events.filter(({ payload }) => !isAway(payload?.entry.kind))
  const starts = timed.map(({ start }) => Number(String(start).slice(11, 13)))
  const ends = timed.map(({ end }) => Math.ceil(Number(String(end).slice(11, 16).replace(':', '.'))))
  const from = Math.max(0, Math.min(EARLIEST, ...starts))
  const to = Math.min(HOURS, Math.max(LATEST, ...ends))
  const two = (hour: number): string => String(hour).padStart(2, '0')
  return { from: `${two(from)}:00:00`, to: to === HOURS ? '23:59:59' : `${two(to)}:00:00` }
}
