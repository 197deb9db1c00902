import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnedOf, sumEarnings } from './index.ts'

const centavos = fc.integer({ min: 0, max: 200_000 })
const line = fc
  .tuple(centavos, centavos, centavos, centavos)
  .map(([platformFee, companyShare, earned, returned]) => ({
    price: platformFee + companyShare + earned + returned,
    platformFee,
    companyShare,
    earned,
  }))

test('what patients paid is what went back, the fee, the company’s share and the own, to the centavo', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { price, returned, platformFee, companyShare, earned, appointments } = sumEarnings(lines)
      expect(returned + platformFee + companyShare + earned).toBe(price)
      expect(returned).toBe(lines.reduce((sum, each) => sum + returnedOf(each), 0))
      expect(appointments).toBe(lines.length)
    }),
  )
})

test('a month in parts sums to the month', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (one, other) => {
      const [a, b, both] = [sumEarnings(one), sumEarnings(other), sumEarnings([...one, ...other])]
      expect(a.earned + b.earned).toBe(both.earned)
      expect(a.price + b.price).toBe(both.price)
    }),
  )
})

test('a charge-back that the platform bears leaves the specialist’s share, and the patient has all back', () => {
  const borne = { price: 18_000, platformFee: -15_300, companyShare: 0, earned: 15_300 }
  expect(returnedOf(borne)).toBe(18_000)
})
