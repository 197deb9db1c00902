import type { Appointment } from '@emma/contracts/booking'
import { dateOf, dayOf, wallTimeOf, weekdayOf } from '@emma/domain/availability'
import { dateIn, idIn, oneOf, type Search, textIn } from '../../../lib/filters/filters.ts'

export const views = ['day', 'week', 'month'] as const
export type View = (typeof views)[number]
/** Modes of the grid: viewing appointments, or moving the hours that open them. */
export const layers = ['appointments', 'hours'] as const
export type Layer = (typeof layers)[number]
export const shown = ['active', 'canceled', 'all'] as const
export type Shown = (typeof shown)[number]

const gone: ReadonlySet<Appointment['status']> = new Set([
  'canceled_by_customer',
  'canceled_by_specialist',
  'expired',
])
export const isShown = (show: Shown, status: Appointment['status']): boolean =>
  show === 'all' || (show === 'canceled') === gone.has(status)

/** What takes place by video, in the address. */
export const ONLINE = 'online'
/** By video, or a place's id. */
export type Where = string | undefined
export const isThere = (where: Where, { place_id: id }: { readonly place_id: string | null }): boolean =>
  where === undefined || (where === ONLINE ? id === null : id === where)

/** Narrower than a tablet, which has the week. */
export const NARROW = '(max-width: 47.99em)'

/**
 * Time off proposed by a link, `from/to` as instants: the form opens with it, and nothing is saved before it is sent.
 */
const spanIn = (given: unknown): string | undefined => {
  const span = textIn(given)
  return span?.split('/').every((instant) => !Number.isNaN(Date.parse(instant))) ? span : undefined
}

/** The visible part of the calendar, from the address. */
export const readFilters = ({ view, date, layer, show, local, bloquear }: Search) => ({
  bloquear: spanIn(bloquear),
  view: oneOf(view, views) ?? 'week',
  date: dateIn(date),
  layer: oneOf(layer, layers) ?? 'appointments',
  show: oneOf(show, shown) ?? 'active',
  local: local === ONLINE ? ONLINE : idIn(local),
})

/** Days, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

const LAST = 6
const shifted = (date: string, days: number): string => dateOf((dayOf(date) ?? 0) + days)

/** The days of a view around a date: weeks begin on Sunday, a month is shown in whole weeks. */
export const daysOf = (view: View, date: string): Days => {
  if (view === 'day') return { from: date, to: date }
  const weekOf = (each: string): string => shifted(each, -weekdayOf(dayOf(each) ?? 0))
  if (view === 'week') return { from: weekOf(date), to: shifted(weekOf(date), LAST) }
  const first = `${date.slice(0, 7)}-01`
  const last = shifted(nextMonth(first), -1)
  return { from: weekOf(first), to: shifted(weekOf(last), LAST) }
}

/** What a calendar shows: the days of a view in a zone, and a place. */
interface Visible {
  readonly view: View
  readonly date: string
  readonly zone: string
  readonly show: Shown
  readonly local: Where
}
interface KeptTime {
  readonly starts_at: string
  readonly place_id: string | null
}

/** Whether a time that is kept for somebody is shown; among canceled appointments none is. */
export const isVisible = ({ view, date, zone, show, local }: Visible): ((each: KeptTime) => boolean) => {
  const { from, to } = daysOf(view, date)
  return (each) => {
    const on = wallTimeOf(Date.parse(each.starts_at), zone).date
    return show !== 'canceled' && on >= from && on <= to && isThere(local, each)
  }
}

const MONTHS = 12
const nextMonth = (first: string, step = 1): string => {
  const months = Number(first.slice(0, 4)) * MONTHS + Number(first.slice(5, 7)) - 1 + step
  return `${Math.floor(months / MONTHS)}-${String((months % MONTHS) + 1).padStart(2, '0')}-01`
}

/** The date one day, week or month before or after. */
export const stepped = (view: View, date: string, step: 1 | -1): string => {
  if (view === 'month') return nextMonth(`${date.slice(0, 7)}-01`, step)
  return shifted(date, view === 'week' ? step * (LAST + 1) : step)
}

export const datesIn = ({ from, to }: Days): string[] => {
  const first = dayOf(from) ?? 0
  const count = (dayOf(to) ?? first) - first + 1
  return Array.from({ length: count }, (_, at) => dateOf(first + at))
}
