import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAlike, splitPrice, totalOf } from './index.ts'

const price = fc.nat(200_000)
const percent = fc.nat(100)

describe('split of a price', () => {
  it.each([
    [20_000, 15, 0, { platform: 3000, company: 0, specialist: 17_000 }],
    [20_000, 15, 30, { platform: 3000, company: 5100, specialist: 11_900 }],
    [9_999, 15, 33, { platform: 1500, company: 2805, specialist: 5694 }],
    [1, 50, 50, { platform: 1, company: 0, specialist: 0 }],
  ])('%i at %i %% and %i %%', (amount, platform, company, shares) => {
    expect(splitPrice(amount, platform, company)).toEqual(shares)
  })

  it('is always the price, and nobody pays', () => {
    fc.assert(
      fc.property(price, percent, percent, (amount, platform, company) => {
        const shares = splitPrice(amount, platform, company)
        expect(totalOf(shares)).toBe(amount)
        expect(Math.min(shares.platform, shares.company, shares.specialist)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('of a part is in the same proportions, and of the whole the same', () => {
    fc.assert(
      fc.property(price, percent, percent, fc.nat(100), (amount, platform, company, cut) => {
        const original = splitPrice(amount, platform, company)
        const part = Math.floor((amount * cut) / 100)
        const shares = splitAlike(part, original)
        expect(totalOf(shares)).toBe(part)
        expect(shares.platform).toBeLessThanOrEqual(original.platform)
        expect(shares.company).toBeLessThanOrEqual(original.company)
        expect(Math.min(shares.platform, shares.company, shares.specialist)).toBeGreaterThanOrEqual(0)
        expect(splitAlike(amount, original)).toEqual(original)
      }),
    )
  })

  it('of one centavo goes to one, also where nothing is the specialist’s', () => {
    expect(splitAlike(1, splitPrice(100, 50, 100))).toEqual({ platform: 1, company: 0, specialist: 0 })
  })

  it('of more than there is, is a mistake', () => {
    expect(() => splitAlike(101, splitPrice(100, 15, 0))).toThrow(RangeError)
  })
})
