import { isForeignPhone, nationalDigits } from '@emma/domain/customers'

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
