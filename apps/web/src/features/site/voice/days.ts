import type { Slot } from '@emma/contracts/availability/slots'
import { wallTimeOf } from '@emma/domain/availability'
import { formatDated } from '@emma/domain/format-date'
import { DAY } from '@emma/domain/interval'
import type { SiteTexts, Style } from './style.ts'

const WEEK = 7
const DAYS_AHEAD = 14
const BRASILIA = 'America/Sao_Paulo'

/** Days and hours as who reads a language writes them. */
export const daysIn = ({ people }: SiteTexts, style: Style) => {
  const { locale, month } = style
  const near = (date: string, options: Intl.DateTimeFormatOptions): string =>
    formatDated(`${date}T12:00:00Z`, 'UTC', options, locale)
  const ofBrasilia = (instant: string, options: Intl.DateTimeFormatOptions): string =>
    formatDated(instant, BRASILIA, options, locale)
  return {
    /** `8h`, `7h20`; `8:00`, `7:20`. */
    hour: ({ init_hour }: Pick<Slot, 'init_hour'>): string => style.hour(init_hour),
    /** `hoje`, `amanhã`, `qui.` within a week, then `24/11`: a day of the specialist's own calendar. */
    day: ({ date, timezone }: Pick<Slot, 'date' | 'timezone'>, now: string): string => {
      const today = wallTimeOf(Date.parse(now), timezone).date
      const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY)
      if (days === 0) return people.today
      if (days === 1) return people.tomorrow
      if (days < WEEK) return near(date, { weekday: 'short' })
      return near(date, { day: '2-digit', month })
    },
    /** `quinta-feira, 26 de novembro`. */
    longDay: ({ date }: Pick<Slot, 'date'>): string =>
      near(date, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** `3 de novembro de 2026`. */
    written: (instant: string): string =>
      ofBrasilia(instant, { day: 'numeric', month: 'long', year: 'numeric' }),
    /** `03/11/2026`. */
    numeric: (instant: string): string => ofBrasilia(instant, { dateStyle: 'short' }),
    year: (instant: string): string => ofBrasilia(instant, { year: 'numeric' }),
  }
}

/** The dates of two weeks from now on, on the clock of most people. */
export const nextDates = (now: string): string[] =>
  Array.from({ length: DAYS_AHEAD }, (_, at) => wallTimeOf(Date.parse(now) + at * DAY, BRASILIA).date)
