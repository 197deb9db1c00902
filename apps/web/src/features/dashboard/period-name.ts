import { locale } from '../../lib/i18n/format.ts'

const formats = {
  weeks: { day: '2-digit', month: '2-digit' },
  months: { month: 'short', year: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** `2026-11-23` → `23/11`, or `nov. 26`. */
export const periodName = (from: string, unit: keyof typeof formats): string =>
  new Intl.DateTimeFormat(locale(), { ...formats[unit], timeZone: 'UTC' })
    .format(new Date(`${from}T12:00:00Z`))
    .replace(' de ', ' ')
