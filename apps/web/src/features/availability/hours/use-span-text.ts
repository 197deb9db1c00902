import type { Block } from '@emma/contracts/availability'
import { useTranslation } from 'react-i18next'
import { formatShortDay, formatWallHour, noonOf } from '../../../lib/i18n/format.ts'
import { blockValuesOf } from './block-values.ts'

const dayOf = (date: string): string => formatShortDay(noonOf(date), 'UTC')

/** Whole days are named without hours, and hours of one day with the day once; where the day is known, without it. */
export const useSpanText = (zone: string) => {
  const { t } = useTranslation('availability')
  return (span: Pick<Block, 'starts_at' | 'ends_at'>, isDayKnown = false): string => {
    const values = blockValuesOf(span, zone)
    const { kind, from_date, to_date, from_hour, to_hour } = values
    const [day, last] = [dayOf(from_date), dayOf(to_date)]
    const [from, to] = [formatWallHour(from_hour), formatWallHour(to_hour)]
    const isOne = from_date === to_date
    if (kind === 'days') return t(isOne ? 'calendar.wholeDay' : 'calendar.wholeDays', { day, last })
    if (isOne) return t(isDayKnown ? 'calendar.span' : 'calendar.hoursOfDay', { day, from, to })
    return t('calendar.span', { from: `${day}, ${from}`, to: `${last}, ${to}` })
  }
}
