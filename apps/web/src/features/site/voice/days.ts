import type { Slot } from '@emma/contracts/availability/slots'
import type { TimeAsked } from '@emma/contracts/specialists'
import { wallTimeOf } from '@emma/domain/availability'
import { formatDated } from '@emma/domain/format-date'
import { DAY } from '@emma/domain/interval'
import { fill } from '@emma/phrases/fill'
import type { SiteTexts, Style } from './style.ts'

const WEEK = 7
const DAYS_AHEAD = 14
const BRASILIA = 'America/Sao_Paulo'

const MOST_DATES = 500

/** The same few dates are formatted many times. */
const kept = (write: (date: string) => string) => {
  const written = new Map<string, string>()
  return (date: string): string => {
    const known = written.get(date) ?? write(date)
    if (written.size >= MOST_DATES) written.clear()
    written.set(date, known)
    return known
  }
}

/** The current date in a zone, cached: every time on a page needs it. */
const createToday = () => {
  let at = ''
  let dateIn = kept(() => '')
  return (now: string, zone: string): string => {
    if (now !== at) {
      at = now
      dateIn = kept((of) => wallTimeOf(Date.parse(now), of).date)
    }
    return dateIn(zone)
  }
}

/** Days and hours as a language writes them. */
export const daysIn = ({ people }: SiteTexts, style: Style) => {
  const { locale } = style
  const dated = (options: Intl.DateTimeFormatOptions) =>
    kept((date) => formatDated(`${date}T12:00:00Z`, 'UTC', options, locale))
  const weekday = dated({ weekday: 'short' })
  const dayAndMonth = dated(style.dayAndMonth)
  const longDay = dated({ weekday: 'long', day: 'numeric', month: 'long' })
  const todayIn = createToday()
  const onDay = (date: string, now: string): string => {
    const [today, tomorrow] = nextDates(now)
    if (date === today) return people.today
    if (date === tomorrow) return people.tomorrow
    const weekdayOf = new Date(`${date}T12:00:00Z`).getUTCDay()
    return fill(people.onDay[weekdayOf] ?? '', { day: longDay(date) })
  }
  const ofBrasilia = (instant: string, options: Intl.DateTimeFormatOptions): string =>
    formatDated(instant, BRASILIA, options, locale)
  return {
    /** `8h`, `7h20`; `08:00`, `07:20`. */
    hour: ({ init_hour }: Pick<Slot, 'init_hour'>): string => style.hour(init_hour),
    /** `hoje`, `amanhã`, `qui.` within a week, then `04/11`: a day in the specialist's zone. */
    day: ({ date, timezone }: Pick<Slot, 'date' | 'timezone'>, now: string): string => {
      const today = todayIn(now, timezone)
      const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY)
      if (days === 0) return people.today
      if (days === 1) return people.tomorrow
      if (days < WEEK) return weekday(date)
      return dayAndMonth(date)
    },
    /** `quinta-feira, 26 de novembro`. */
    longDay: ({ date }: Pick<Slot, 'date'>): string => longDay(date),
    /** `amanhã à noite`, `na quinta-feira, 26 de novembro, à noite`, `à tarde`: a time in a sentence. */
    during: ({ date, period }: TimeAsked, now: string): string => {
      const day = date === null ? '' : onDay(date, now)
      const part = period === null ? '' : people.inPeriod[period]
      return [day, part].filter((each) => each !== '').join(day.includes(' ') ? ', ' : ' ')
    },
    /** `3 de novembro de 2026`. */
    written: (instant: string): string =>
      ofBrasilia(instant, { day: 'numeric', month: 'long', year: 'numeric' }),
    /** `03/11/2026`, `3 Nov 2026`. */
    date: (instant: string): string => ofBrasilia(instant, style.date),
    year: (instant: string): string => todayOf(instant).slice(0, 4),
  }
}

const dateInBrasilia = (instant: number): string => wallTimeOf(instant, BRASILIA).date

/** Today's date, in most users' zone. */
export const todayOf = (now: string): string => dateInBrasilia(Date.parse(now))

/** The dates of two weeks from now, in most users' zone. */
export const nextDates = (now: string): string[] =>
  Array.from({ length: DAYS_AHEAD }, (_, at) => dateInBrasilia(Date.parse(now) + at * DAY))
