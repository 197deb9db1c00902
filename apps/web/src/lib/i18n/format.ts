import { formatDated, spokenHour } from '@emma/domain/format-date'
import { MINUTE } from '@emma/domain/interval'
import {
  type Centavos,
  formatPriceInEnglish,
  formatBRL as inPortuguese,
  formatPrice as shortly,
} from '@emma/domain/money'
import { zonePlaceOf } from '@emma/domain/zone-place'
import { currentLanguage, i18n } from './i18n.ts'
import { ownZone } from './person-zone.ts'

/** One zone for each time of Brazil's clocks, from the islands to the west (IANA). */
export const brazilianZones = [
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Cuiaba',
  'America/Rio_Branco',
] as const

/** The locale of numbers and days for the screens' language. */
export const locale = () => (currentLanguage() === 'pt' ? 'pt-BR' : 'en-GB')

/** A no-break space keeps the currency sign on the line of its digits. */
const unbroken = (amount: string): string => amount.replace(' ', '\u00a0')

/** An amount: `R$ 1.180,00`; in English `R$ 1,180`, with centavos only if not zero. */
export const formatBRL = (amount: Centavos): string =>
  unbroken(currentLanguage() === 'pt' ? inPortuguese(amount) : formatPriceInEnglish(amount))

/** A price to read at a glance: `R$ 1.180`, `R$ 1,180`. */
export const formatPrice = (amount: Centavos): string =>
  unbroken(currentLanguage() === 'pt' ? shortly(amount) : formatPriceInEnglish(amount))

/** Whether two zones have different names. */
export const isOtherClock = (a: string, b: string): boolean => zonePlaceOf(a) !== zonePlaceOf(b)

/** `horário de Brasília`: shown with every time where zones could differ. */
export const zonePhrase = (zone: string): string => i18n.t('zone', { place: zonePlaceOf(zone) })

const dated = (options: Intl.DateTimeFormatOptions) => (instant: string | Date, zone?: string) =>
  formatDated(instant, zone ?? ownZone(), options, locale())

/** A fraction: 0.125 is "12,5%". */
export const formatPercent = (part: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(part)

/**
 * A date in figures in Portuguese, and with its month by name in English: `03/12` is the third of December here and the
 * twelfth of March in the United States.
 */
const inFigures =
  (portuguese: Intl.DateTimeFormatOptions, english: Intl.DateTimeFormatOptions) =>
  (instant: string | Date, zone?: string): string =>
    dated(currentLanguage() === 'pt' ? portuguese : english)(instant, zone)

const clock = dated({ hour: '2-digit', minute: '2-digit', hour12: false })
/** The hour of an instant as people say it: `8h`, `9h30`; in English `08:00`. */
export const formatHour = (instant: string | Date, zone?: string): string =>
  currentLanguage() === 'pt' ? spokenHour(clock(instant, zone)) : clock(instant, zone)
/** An hour without a date, `HH:mm`, as people say it: `8h`, `9h30`; in English `08:00`. */
export const formatWallHour = (hour: string): string => (currentLanguage() === 'pt' ? spokenHour(hour) : hour)
/** `24/11/2026`; in English `24 Nov 2026`. */
export const formatDate = inFigures(
  { day: '2-digit', month: '2-digit', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
)
/** `24/11`, `24 Nov`: a day of this year. */
export const formatDayOfYear = inFigures(
  { day: '2-digit', month: '2-digit' },
  { day: 'numeric', month: 'short' },
)
/** `terça-feira, 24 de novembro`. */
export const formatDay = dated({ weekday: 'long', day: 'numeric', month: 'long' })
/** `novembro de 2026`. */
export const formatMonth = dated({ month: 'long', year: 'numeric' })
/** `ter., 24 de nov.`. */
export const formatShortDay = dated({ weekday: 'short', day: 'numeric', month: 'short' })

/** `ter.`, `Tue`. */
export const formatWeekday = dated({ weekday: 'short' })

/** `terça-feira, 24/11`, `Tuesday 24 November`. */
export const formatWeekdayDate = inFigures(
  { weekday: 'long', day: 'numeric', month: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long' },
)

/** `ter., 24`: for near days. */
export const formatNearDay = dated({ weekday: 'short', day: 'numeric' })

/** `terça-feira, 24 de novembro, às 9h30 (horário de Manaus)`. */
export const formatMoment = (instant: string | Date, zone: string = ownZone()): string => {
  const hour = formatHour(instant, zone)
  return `${formatDay(instant, zone)}, ${currentLanguage() === 'pt' ? `às ${hour}` : hour} (${zonePhrase(zone)})`
}

/** A calendar date of the API (`YYYY-MM-DD`), which has no zone: noon UTC of it, to be formatted in UTC. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)

/** Only the digits of a masked field's text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Whether something began within this minute, too short to state a length. */
export const isJustNow = (since: string, now: number): boolean => now - Date.parse(since) < MINUTE

/** `4 min`, `1 h 05`: a duration. */
export const lasting = (since: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')}`
}

/** `inglês, espanhol e Libras`. */
export const formatList = (words: readonly string[]): string => new Intl.ListFormat(locale()).format(words)
