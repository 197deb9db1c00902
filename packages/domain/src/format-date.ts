/** Creating one takes 30 µs, formatting 1: cached for files of thousands of lines. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

/** An hour (`HH:mm`) as Brazilians write it: `8h`, `7h20`. */
export const spokenHour = (clock: string): string => {
  const [hours = '', minutes = ''] = clock.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

/** The first of a month is an ordinal in Portuguese: `1º de dezembro`. */
const withOrdinal = (written: string, locale: string): string =>
  locale === 'pt-BR' ? written.replace(/(?<!\d)1 de (?=\p{L})/u, '1º de ') : written

/**
 * A moment formatted for people: nothing else formats dates and times (`scripts/check/dates`). The styles of the server
 * are in `apps/api/src/dates.ts`, those of the screens in `apps/web/src/lib/i18n/format.ts`.
 * @param zone IANA name of the reader's zone; `UTC` for a calendar date at its noon
 * @throws RangeError for a zone that does not exist, or no moment
 */
export const formatDated = (
  moment: Date | string | number,
  zone: string,
  options: Intl.DateTimeFormatOptions,
  locale = 'pt-BR',
): string => withOrdinal(formatterOf(locale, { ...options, timeZone: zone }).format(new Date(moment)), locale)
