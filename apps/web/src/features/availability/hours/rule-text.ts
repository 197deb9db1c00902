import type { AvailabilityRule } from '@emma/contracts/availability'
import { dateOf, dayOf, weekdayOf } from '@emma/domain/availability'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDay, formatWallHour, noonOf } from '../../../lib/i18n/format.ts'
import { today } from '../../../lib/time/days.ts'

const A_SUNDAY = 3
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
/** Sábado and domingo are masculine, the other days feminine. */
const masculine = [0, 6]

/** `terça-feira`. */
export const weekdayName = (weekday: number): string =>
  formatDay(noonOf(dateOf(A_SUNDAY + weekday)), 'UTC').split(/[, ]/)[0] ?? ''

/** The next date of a weekday, today included. */
export const nextDateOf = (weekday: number): string => {
  const day = dayOf(today()) ?? 0
  return dateOf(day + ((weekday - weekdayOf(day) + 7) % 7))
}

const dateText = (date: string): string => formatDate(noonOf(date), 'UTC')

/** A rule in words: days, hours, and validity. */
export const useRuleText = () => {
  const { t } = useTranslation('availability')
  return (rule: AvailabilityRule) => {
    const { weekday, date, valid_from, valid_until } = rule
    const weekly = masculine.includes(weekday ?? 1) ? 'calendar.everyWeekMasculine' : 'calendar.everyWeek'
    return {
      days: weekday === null ? dateText(date ?? '') : t(weekly, { weekday: weekdayName(weekday) }),
      hours: t('calendar.hours', {
        from: formatWallHour(rule.init_hour),
        to: formatWallHour(rule.final_hour),
        interval: rule.interval,
      }),
      validity: [
        valid_from && t('calendar.from', { date: dateText(valid_from) }),
        valid_until && t('calendar.until', { date: dateText(valid_until) }),
      ]
        .filter(Boolean)
        .join(', '),
    }
  }
}
