import { ok, type Result, refuse } from './result.ts'

/** Money: a whole number of centavos of the Brazilian real. Never a fraction, never a float of reais. */
export type Centavos = number

/**
 * A percent of an amount, rounded half up to the centavo.
 * @param amount centavos, 0 or more
 * @param percent 0–100, at most two decimals
 * @throws RangeError for a negative or fractional amount or a percent outside 0–100: a programming error.
 */
export const percentOf = (amount: Centavos, percent: number): Centavos => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount: ${amount}`)
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`Not a percent: ${percent}`)
  const hundredths = Math.round(percent * 100)
  return Math.floor((amount * hundredths + 5000) / 10_000)
}

const written = (amount: Centavos, group: string, point: string): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  return `${amount < 0 ? '-' : ''}R$ ${reais}${point}${digits.slice(-2)}`
}

/**
 * Centavos as Brazilians write them: `R$ 1.234,56`, with an ordinary space, `-R$ 0,05` below zero.
 * Written by hand because `Intl` puts a no-break space there and differs between runtimes.
 */
export const formatBRL = (amount: Centavos): string => written(amount, '.', ',')

/** A price in short form: centavos only if there are any, `R$ 180`, `R$ 180,50`. */
export const formatPrice = (amount: Centavos): string => formatBRL(amount).replace(/,00$/, '')

/** The same for English readers: `R$ 1,180`, `R$ 180.50`. */
export const formatPriceInEnglish = (amount: Centavos): string =>
  written(amount, ',', '.').replace(/\.00$/, '')

const amountFrom =
  (typed: RegExp, group: string) =>
  (text: string): Result<Centavos, 'money_invalid'> => {
    const match = typed.exec(text.trim())
    if (!match) return refuse('money_invalid')
    const [, reais = '', cents = ''] = match
    const amount = Number(reais.replaceAll(group, '')) * 100 + Number(cents.padEnd(2, '0'))
    return Number.isSafeInteger(amount) ? ok(amount) : refuse('money_invalid')
  }

/**
 * Centavos from a typed amount: `1.234,56`, `1234,5`, `R$ 10`, `12.50`. A dot before three digits groups thousands.
 * Refuses `money_invalid` for anything else, negative amounts included.
 */
export const parseBRL = amountFrom(/^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/, '.')

/** The same for English input: `1,234.56`. A comma before three digits groups thousands. */
export const parseBRLInEnglish = amountFrom(
  /^(?:R\$)?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/,
  ',',
)
