import { folded } from '../text.ts'

const isCns = (digits: string): boolean => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (15 - at), 0)
  return /^[1-2]\d{10}00[0-1]\d$|^[789]\d{14}$/.test(digits) && sum % 11 === 0
}

/** A document's type, as people write it, that says it is the card of the public health system. */
const isCard = (type: string): boolean => /\bcns\b|\bsus\b|nacional de saude/.test(folded(type))

/**
 * The number of the Cartão Nacional de Saúde, where a person's other document is one: fifteen digits, of which a
 * weighted sum is a multiple of 11 (DATASUS; definitive ones begin with 1 or 2, provisional ones with 7, 8 or 9).
 * Null for another document, and for a number that is none.
 */
export const cnsOf = (type: string | null | undefined, number: string | null | undefined): string | null => {
  const digits = (number ?? '').replace(/[\s.-]/g, '')
  return type && isCard(type) && isCns(digits) ? digits : null
}
