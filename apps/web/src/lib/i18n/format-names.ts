import { formatDated } from '@emma/domain/format-date'
import { DAY } from '@emma/domain/interval'
import { formatDayOfYear, locale, noonOf } from './format.ts'
import { currentLanguage } from './i18n.ts'

/** Names of days and numbers for charts and lists; no first screen needs them. */
const named = (options: Intl.DateTimeFormatOptions) => (at: Date) => formatDated(at, 'UTC', options, locale())

const monthAndYear = {
  pt: named({ month: 'short', year: '2-digit' }),
  // With two digits the year would read as a day.
  en: named({ month: 'short', year: 'numeric' }),
}
const weekday = named({ weekday: 'short' })

/** A calendar date (`YYYY-MM-DD`): `24/11`, `24 Nov`. */
export const nameOfDate = (date: string): string => formatDayOfYear(noonOf(date), 'UTC')
/** The month of a calendar date: `nov. 26`, `Nov 2026`. */
export const nameOfMonth = (date: string): string =>
  monthAndYear[currentLanguage()](noonOf(date)).replace(' de ', ' ')

/** A Sunday, from which weekdays are named. */
const SUNDAY = Date.UTC(2026, 0, 4, 12)
/** `seg`; 0 is Sunday. */
export const nameOfWeekday = (day: number): string => weekday(new Date(SUNDAY + day * DAY)).replace('.', '')

/** `1.234,5`, with at most `most` and at least `least` decimals. */
export const formatNumber = (value: number, most = 0, least = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: most, minimumFractionDigits: least }).format(value)
