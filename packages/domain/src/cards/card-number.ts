/** Brands that Brazilian acquirers take. */
export const cardBrands = ['visa', 'mastercard', 'elo', 'amex', 'hipercard', 'diners', 'discover'] as const
export type CardBrand = (typeof cardBrands)[number]

/** Order matters, the first match wins: Elo and Hipercard lie inside the ranges of Visa, Mastercard and Discover. */
const prefixes: readonly (readonly [CardBrand, RegExp])[] = [
  [
    'elo',
    /^(?:4011(?:78|79)|43(?:1274|8935)|45(?:1416|7393|763[12])|50(?:4175|6699|67[0-7]\d|9\d{3})|627780|636(?:297|368)|65(?:003[1-35-9]|004|0[45]\d|16[5-7]|500|502[1-5]))/,
  ],
  ['hipercard', /^(?:606282|3841(?:0|4|6)0)/],
  ['amex', /^3[47]/],
  ['diners', /^3(?:0[0-5]|[689])/],
  ['mastercard', /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['visa', /^4/],
  ['discover', /^6(?:011|4[4-9]|5)/],
]

/** The brand of a number from its first digits on; null while it could be any. */
export const brandOf = (cardNumber: string): CardBrand | null => {
  const digits = cardNumber.replace(/\D/g, '')
  return prefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? null
}

/** Whether a card number is complete and has the right check digit (Luhn, ISO/IEC 7812-1). */
export const isCardNumberValid = (cardNumber: string): boolean => {
  const digits = cardNumber.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
