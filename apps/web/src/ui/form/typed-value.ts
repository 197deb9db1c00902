import { digitsOf } from '../../lib/i18n/format.ts'

/** `DDMMYYYY` as people write it, as far as typed: `23/11/2`. A date of the API may be pasted or filled in. */
export const dateSeen = (text: string): string => {
  const wire = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  const digits = wire ? `${wire[3]}${wire[2]}${wire[1]}` : digitsOf(text).slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
}

/** `YYYY-MM-DD` of a typed text; empty if it is no calendar date. */
export const dateTyped = (seen: string): string => {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(seen) ?? []
  const date = `${year}-${month}-${day}`
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : ''
}

/** `HHMM` with its colon, as far as typed. */
export const hourSeen = (text: string): string => {
  const digits = digitsOf(text).slice(0, 4)
  return [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':')
}

/** `HH:mm` of a typed text; empty if it is no time of day. */
export const hourTyped = (seen: string): string => (/^([01]\d|2[0-3]):[0-5]\d$/.test(seen) ? seen : '')

/** The hour meant by an incomplete `8`, `14` or `830`. */
export const hourMeant = (seen: string): string => {
  const digits = digitsOf(seen)
  if (digits.length === 0 || digits.length === 4) return seen
  return hourSeen(digits.length === 3 ? `0${digits}` : `${digits.padStart(2, '0')}00`)
}
