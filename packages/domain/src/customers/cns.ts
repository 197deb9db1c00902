import { folded } from '../text.ts'

const isCns = (digits: string): boolean => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (15 - at), 0)
  return /^[1-2]\d{10}00[0-1]\d$|^[789]\d{14}$/.test(digits) && sum % 11 === 0
}

/** Whether a document's type, as typed, means the card of the public health system. */
const isCard = (type: string): boolean => /\bcns\b|\bsus\b|nacional de saude/.test(folded(type))

/**
 * The number of the Cartão Nacional de Saúde if a person's other document is one: fifteen digits whose weighted sum is
 * a multiple of 11 (DATASUS; definitive ones begin with 1 or 2, provisional ones with 7, 8 or 9). Null for another
 * document or an invalid number.
 */
export const cnsOf = (type: string | null | undefined, number: string | null | undefined): string | null => {
  const digits = (number ?? '').replace(/[\s.-]/g, '')
  return type && isCard(type) && isCns(digits) ? digits : null
}
