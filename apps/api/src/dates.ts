import { wallTimeOf } from '@emma/domain/availability'
import { formatDated, spokenHour } from '@emma/domain/format-date'
import { zonePlaceOf } from '@emma/domain/zone-place'
import type { Language } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import shell from '@emma/phrases/shell'

/**
 * Dates and times in messages, documents and files, in a zone's time; in Portuguese unless another language is given.
 */

const styled = (options: Intl.DateTimeFormatOptions) => (at: Date | string, zone: string) =>
  formatDated(at, zone, options)

/** `horário de Manaus`. */
export const clockName = (zone: string): string => fill(shell.zone, { place: zonePlaceOf(zone) })

/** `24/11/2026`. */
export const formatDate = styled({ dateStyle: 'short' })
/** `24/11`. */
export const formatDayMonth = styled({ day: '2-digit', month: '2-digit' })
/** `09:30`: for files that programs read; people read `formatHour`. */
export const formatClock = styled({ timeStyle: 'short' })
/** `09:30:05`. */
export const formatSecond = styled({ timeStyle: 'medium' })

/** `9h30`. */
export const formatHour = (at: Date | string, zone: string): string => spokenHour(formatClock(at, zone))

const withHour =
  (day: (at: Date | string, zone: string) => string) =>
  (at: Date | string, zone: string): string =>
    `${day(at, zone)}, às ${formatHour(at, zone)}`

/** `24/11/2026, às 9h30`. */
export const formatShort = withHour(formatDate)
/** `terça-feira, 24/11, às 9h30`: for near dates. */
export const formatNear = withHour(styled({ weekday: 'long', day: '2-digit', month: '2-digit' }))

/** In English as on the screens (`apps/web/src/lib/i18n/format.ts`). */
const inEnglish =
  (options: Intl.DateTimeFormatOptions) =>
  (at: Date | string, zone: string): string =>
    formatDated(at, zone, options, 'en-GB')
const englishClock = inEnglish({ timeStyle: 'short' })
const withEnglishClock =
  (day: (at: Date | string, zone: string) => string) =>
  (at: Date | string, zone: string): string =>
    `${day(at, zone)}, ${englishClock(at, zone)}`

/** Moments in a message, in the reader's language. */
export const momentsIn = {
  pt: { hour: formatHour, day: formatDayMonth, short: formatShort, near: formatNear },
  /** `09:30`; `24 Nov`; `24 Nov 2026, 09:30`; `Tuesday 24 November, 09:30`: never a month in figures. */
  en: {
    hour: englishClock,
    day: inEnglish({ day: 'numeric', month: 'short' }),
    short: withEnglishClock(inEnglish({ dateStyle: 'medium' })),
    near: withEnglishClock(inEnglish({ weekday: 'long', day: 'numeric', month: 'long' })),
  },
} as const satisfies Record<Language, unknown>

const long = withHour(styled({ dateStyle: 'long' }))
/** `24 de novembro de 2026, às 9h30 (horário de Manaus)`. */
export const formatMoment = (at: Date | string, zone: string): string =>
  `${long(at, zone)} (${clockName(zone)})`

/** A month of the wire (`YYYY-MM`): `novembro de 2026`. */
export const writtenMonth = (month: string): string =>
  formatDated(`${month}-15T12:00:00Z`, 'UTC', { month: 'long', year: 'numeric' })

/** A calendar date of the wire (`YYYY-MM-DD`): `24/11/2026`. */
export const writtenDate = (date: string): string => date.split('-').reverse().join('/')

/** The date of a moment, for the name of a file: `2026-11-24`. */
export const dateForName = (at: Date, zone: string): string => wallTimeOf(at.getTime(), zone).date
