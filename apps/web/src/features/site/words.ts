import type { Slot } from '@emma/contracts/availability/slots'
import { wallTimeOf } from '@emma/domain/availability'
import { formatDated, spokenHour } from '@emma/domain/format-date'
import { DAY } from '@emma/domain/interval'

export { formatPrice as price } from '@emma/domain/money'

import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'

/** `8h`, `7h20`. */
export const hour = ({ init_hour }: Pick<Slot, 'init_hour'>): string => spokenHour(init_hour)

const WEEK = 7
const near = (date: string, options: Intl.DateTimeFormatOptions): string =>
  formatDated(`${date}T12:00:00Z`, 'UTC', options)

/** `hoje`, `amanhã`, `qui.` within a week, then `24/11`: a day of the specialist's own calendar. */
export const day = ({ date, timezone }: Pick<Slot, 'date' | 'timezone'>, now: string): string => {
  const today = wallTimeOf(Date.parse(now), timezone).date
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY)
  if (days === 0) return site.people.today
  if (days === 1) return site.people.tomorrow
  return days < WEEK ? near(date, { weekday: 'short' }) : near(date, { day: '2-digit', month: '2-digit' })
}

/** `quinta-feira, 26 de novembro`. */
export const longDay = ({ date }: Pick<Slot, 'date'>): string =>
  near(date, { weekday: 'long', day: 'numeric', month: 'long' })

/** `3 de novembro de 2026`. */
export const written = (instant: string): string =>
  formatDated(instant, 'America/Sao_Paulo', { day: 'numeric', month: 'long', year: 'numeric' })

export const year = (instant: string): string =>
  formatDated(instant, 'America/Sao_Paulo', { year: 'numeric' })

/** `4,5`. */
export const average = (value: number): string => value.toFixed(1).replace('.', ',')

/** `3 profissionais`. */
export const howMany = (count: number): string => {
  if (count === 0) return site.people.none
  return count === 1 ? site.people.one : fill(site.people.many, { count })
}

/** `30 min`, or `15 a 50 min` where slots differ. */
export const duration = (slots: readonly Pick<Slot, 'duration_minutes'>[]): string | undefined => {
  const lengths = slots.map(({ duration_minutes }) => duration_minutes)
  if (lengths.length === 0) return undefined
  const [from, to] = [Math.min(...lengths), Math.max(...lengths)]
  return from === to ? fill(site.people.minutes, { minutes: from }) : fill(site.people.range, { from, to })
}

/** `no Rio de Janeiro`, `em Salvador`: the only names of cities that take the article by rule. */
export const inCity = (name: string): string =>
  fill(name.startsWith('Rio ') ? site.people.inRio : site.people.inCity, { city: name })

const DAYS_AHEAD = 14

/** The dates of two weeks from now on, on the clock of most people. */
export const nextDates = (now: string): string[] =>
  Array.from(
    { length: DAYS_AHEAD },
    (_, at) => wallTimeOf(Date.parse(now) + at * DAY, 'America/Sao_Paulo').date,
  )
