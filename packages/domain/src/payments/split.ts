import { type Centavos, percentOf } from '../money.ts'

/** The shares of a price, in centavos. They always sum to it. */
export interface Split {
  readonly platform: Centavos
  readonly company: Centavos
  readonly specialist: Centavos
}

/**
 * Splits a price: the platform's percent of it, the company's percent of the rest, and the remainder, including every
 * rounding, to the specialist. Half up to the centavo.
 * @param price centavos
 * @param platformPercent 0–100
 * @param companyPercent 0–100; 0 if the specialist attends for no active company
 * @throws RangeError for a negative price or a percent out of bounds: a programming error.
 */
export const splitPrice = (price: Centavos, platformPercent: number, companyPercent: number): Split => {
  const platform = percentOf(price, platformPercent)
  const company = percentOf(price - platform, companyPercent)
  return { platform, company, specialist: price - platform - company }
}

/** The sum of a split, in centavos. */
export const totalOf = ({ platform, company, specialist }: Split): Centavos => platform + company + specialist

const share = (part: Centavos, amount: Centavos, total: Centavos): Centavos =>
  Math.floor((2 * part * amount + total) / (2 * total))

/**
 * Splits a part of a price in the proportions of the split at booking: the amount a late cancellation keeps, or a
 * dispute takes back. The whole price gives the same split again.
 * @param amount centavos, at most the price
 * @throws RangeError for more than the price: a programming error.
 */
export const splitAlike = (amount: Centavos, original: Split): Split => {
  const total = totalOf(original)
  if (amount < 0 || amount > total) throw new RangeError(`Not a part of ${total}: ${amount}`)
  if (amount === 0) return { platform: 0, company: 0, specialist: 0 }
  const platform = share(original.platform, amount, total)
  const company = Math.min(share(original.company, amount, total), amount - platform)
  return { platform, company, specialist: amount - platform - company }
}
