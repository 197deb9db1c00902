import { i18n } from '../../../lib/i18n/i18n.ts'

/** `2026-11` → `nov. 26`. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : 'pt-BR', {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  })
    .format(new Date(`${month}-15T12:00:00Z`))
    .replace(' de ', ' ')
