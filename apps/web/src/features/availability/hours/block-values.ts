import type { Block } from '@emma/contracts/availability'
import { dateOf, dayOf, instantOf, wallTimeOf } from '@emma/domain/availability'
import { useTranslation } from 'react-i18next'
import { formatShortDay, formatWallHour, noonOf } from '../../../lib/i18n/format.ts'
import { startOf } from '../../../lib/time/days.ts'
import type { BlockIn } from '../availability.queries.ts'

/** Time off as a form holds it: whole days, or between two moments in the specialist's zone. */
export interface BlockValues {
  readonly kind: 'days' | 'hours'
  readonly from_date: string
  readonly to_date: string
  readonly from_hour: string
  readonly to_hour: string
  readonly reason: string
}

const dayBefore = (date: string): string => dateOf((dayOf(date) ?? 0) - 1)
const dayAfter = (date: string): string => dateOf((dayOf(date) ?? 0) + 1)

export const newBlock = (date: string): BlockValues => ({
  kind: 'days',
  from_date: date,
  to_date: date,
  from_hour: '12:00',
  to_hour: '14:00',
  reason: '',
})

export const blockValuesOf = (
  block: Pick<Block, 'starts_at' | 'ends_at'> & { readonly reason?: string },
  zone: string,
): BlockValues => {
  const from = wallTimeOf(Date.parse(block.starts_at), zone)
  const to = wallTimeOf(Date.parse(block.ends_at), zone)
  const isWhole = startOf(from.date, zone) === new Date(block.starts_at).toISOString() && to.hour === '00:00'
  return {
    kind: isWhole ? 'days' : 'hours',
    from_date: from.date,
    to_date: isWhole ? dayBefore(to.date) : to.date,
    from_hour: from.hour,
    to_hour: to.hour,
    reason: block.reason ?? '',
  }
}

/** Whether some of a date is off. */
export const touches = (block: Block, date: string, zone: string): boolean =>
  Date.parse(block.starts_at) < Date.parse(startOf(dayAfter(date), zone)) &&
  Date.parse(block.ends_at) > Date.parse(startOf(date, zone))

const momentOf = (date: string, hour: string, zone: string): string | null => {
  const at = instantOf(date, hour, zone)
  return at === null ? null : new Date(at).toISOString()
}

/** The body to send; null while something is missing, or for an hour that the clocks jump over. */
export const blockOf = (values: BlockValues, zone: string): BlockIn | null => {
  const { kind, from_date, to_date, from_hour, to_hour, reason } = values
  if (dayOf(from_date) === null || dayOf(to_date) === null) return null
  const isWhole = kind === 'days'
  const starts_at = isWhole ? startOf(from_date, zone) : momentOf(from_date, from_hour, zone)
  const ends_at = isWhole ? startOf(dayAfter(to_date), zone) : momentOf(to_date, to_hour, zone)
  return starts_at === null || ends_at === null ? null : { starts_at, ends_at, reason }
}

const shortDay = (date: string): string => formatShortDay(noonOf(date), 'UTC')

/** Whole days are named without hours, and hours of one day with the day once; where the day is known, without it. */
export const useSpanText = (zone: string) => {
  const { t } = useTranslation('availability')
  return (span: Pick<Block, 'starts_at' | 'ends_at'>, isDayKnown = false): string => {
    const values = blockValuesOf(span, zone)
    const { kind, from_date, to_date, from_hour, to_hour } = values
    const [day, last] = [shortDay(from_date), shortDay(to_date)]
    const [from, to] = [formatWallHour(from_hour), formatWallHour(to_hour)]
    const isOne = from_date === to_date
    if (kind === 'days') return t(isOne ? 'calendar.wholeDay' : 'calendar.wholeDays', { day, last })
    if (isOne) return t(isDayKnown ? 'calendar.span' : 'calendar.hoursOfDay', { day, from, to })
    return t('calendar.span', { from: `${day}, ${from}`, to: `${last}, ${to}` })
  }
}
