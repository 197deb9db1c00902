import { isForeignPhone, nationalDigits } from '@emma/domain/customers'
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

const ABROAD_LENGTH = 24
const PHONE_DIGITS = 11

/** A phone as far as typed: its area code and number without `+55` or the zero before them; of another country as it is. */
export const phoneTyped = (text: string): string => {
  if (isForeignPhone(text)) return text.replace(/[^\d+() -]/g, '').slice(0, ABROAD_LENGTH)
  return nationalDigits(text).replace(/^0(?=[1-9])/, '')
}

/**
 * The same as people write it: `(11) 98765-4`, a fixed line in groups of four. What is no number, or too long for one, is left:
 * cut off, it could be somebody else's.
 */
export const phoneSeen = (text: string): string => {
  const typed = phoneTyped(text)
  if (typed === '') return text.replace(/[^\d+]/g, '')
  if (isForeignPhone(typed) || typed.startsWith('0') || typed.length > PHONE_DIGITS) return typed
  if (typed.length < 3) return `(${typed}`
  const group = /^..[2-5]/.test(typed) && typed.length < PHONE_DIGITS ? 6 : 7
  return `(${typed.slice(0, 2)}) ${[typed.slice(2, group), typed.slice(group)].filter(Boolean).join('-')}`
}
