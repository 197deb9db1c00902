import { formatHour, formatShortDay } from '../../../lib/i18n/format.ts'

/** `qui., 3 de dez., 10h`. */
export const shortMoment = (at: string): string => `${formatShortDay(at)}, ${formatHour(at)}`
