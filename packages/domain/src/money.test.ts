import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatBRL,
  formatPrice,
  formatPriceInEnglish,
  parseBRL,
  parseBRLInEnglish,
  percentOf,
} from './money.ts'

describe('percentOf', () => {
  it.each([
    [1, 50, 1],
    [3, 50, 2],
    [10_000, 15, 1500],
    [333, 12.5, 42],
    [9_999, 33.33, 3333],
    [0, 15, 0],
    [777, 100, 777],
  ])('%i centavos × %d %% = %i', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })

  it('is never off by more than half a centavo', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(100), (amount, percent) => {
        const exact = (amount * percent) / 100
        const rounded = percentOf(amount, percent)
        return Number.isInteger(rounded) && rounded - exact <= 0.5 && exact - rounded < 0.5
      }),
    )
  })

  it.each([
    [-1, 10],
    [1.5, 10],
    [100, -1],
    [100, 101],
    [100, Number.NaN],
  ])('throws for %d × %d', (amount, percent) => {
    expect(() => percentOf(amount, percent)).toThrow(RangeError)
  })
})

describe('typed and shown money', () => {
  it.each([
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [123_456, 'R$ 1.234,56'],
    [100_000_000, 'R$ 1.000.000,00'],
    [-1_50, '-R$ 1,50'],
  ])('%i is shown as %s', (amount, text) => {
    expect(formatBRL(amount)).toBe(text)
  })

  it.each([
    [5, 'R$ 0.05'],
    [123_456, 'R$ 1,234.56'],
    [100_000, 'R$ 1,000'],
  ])('%i is a price of %s in English', (amount, text) => {
    expect(formatPriceInEnglish(amount)).toBe(text)
  })

  it.each([
    ['1.234,56', 123_456],
    ['1234,5', 123_450],
    ['R$ 10', 1000],
    [' R$ 10 ', 1000],
    ['R$10,07', 1007],
    ['12.50', 1250],
    ['1.234', 123_400],
  ])('%s is %i', (text, amount) => {
    expect(parseBRL(text)).toEqual({ ok: true, value: amount })
  })

  it.each(['', 'abc', '-5', '1,234,56', '1.23.456', '10,123', '1e5'])('refuses %j', (text) => {
    expect(parseBRL(text)).toEqual({ ok: false, code: 'money_invalid' })
  })

  it.each([
    ['1,234.56', 123_456],
    ['1,234', 123_400],
    ['R$ 10', 1000],
    ['12.50', 1250],
    ['12,50', 1250],
  ])('%s is %i in English', (text, amount) => {
    expect(parseBRLInEnglish(text)).toEqual({ ok: true, value: amount })
  })

  it.each(['1.234,56', '1.234', '1,23.45', '-5'])('refuses %j in English', (text) => {
    expect(parseBRLInEnglish(text)).toEqual({ ok: false, code: 'money_invalid' })
  })

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000_00), (amount) => {
        expect(parseBRL(formatBRL(amount))).toEqual({ ok: true, value: amount })
        expect(parseBRLInEnglish(formatPriceInEnglish(amount))).toEqual({ ok: true, value: amount })
      }),
    )
  })
})

it('a price is read at a glance: centavos only where there are any', () => {
  expect([18_000, 120_050, 5].map(formatPrice)).toEqual(['R$ 180', 'R$ 1.200,50', 'R$ 0,05'])
})
