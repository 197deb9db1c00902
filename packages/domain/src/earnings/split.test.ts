import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  approverOf,
  beginWithdrawal,
  type Decider,
  nextWithdrawalState,
  partsToDecide,
  splitAlike,
  splitPrice,
  totalOf,
} from './index.ts'

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

describe('withdrawals', () => {
  const variables = { min_withdrawal: 5000, auto_withdrawal: 20_000 }
  const own = (available: number) => [{ companyId: null, available, approver: 'platform' }] as const
  it.each([
    [4999, own(90_000), 'withdrawal_too_small'],
    [5000.5, own(90_000), 'withdrawal_too_small'],
    [90_001, own(90_000), 'insufficient_funds'],
    [90_000, own(90_000), 'requested'],
    [19_999, own(90_000), 'approved'],
    [19_999, [{ companyId: 'k', available: 90_000, approver: 'company_admin' }], 'requested'],
    [5000, [], 'insufficient_funds'],
  ] as const)('%i of %j: %s', (amount, purses, outcome) => {
    const begun = beginWithdrawal(amount, purses, variables)
    expect(begun.ok ? begun.value.state : begun.code).toBe(outcome)
  })

  it('take the own purse first, and wait for everybody whose approval is missing', () => {
    const purses = [
      { companyId: 'k', available: 8000, approver: 'company_admin' },
      { companyId: null, available: 6000, approver: 'platform' },
    ] as const
    const begun = beginWithdrawal(10_000, purses, variables)
    expect(begun).toEqual({
      ok: true,
      value: {
        state: 'requested',
        parts: [
          { companyId: null, amount: 6000, approver: 'platform', isApproved: true },
          { companyId: 'k', amount: 4000, approver: 'company_admin', isApproved: false },
        ],
      },
    })
  })

  it('wait for those who may decide, never for who asked', () => {
    const parts = [
      { companyId: null, amount: 1, approver: 'platform', isApproved: false },
      { companyId: 'k', amount: 2, approver: 'company_admin', isApproved: false },
      { companyId: 'l', amount: 3, approver: approverOf('l', 0), isApproved: false },
    ] as const
    const withdrawal = { specialistId: 's', state: 'requested', parts } as const
    const amounts = (decider: Decider) => partsToDecide(withdrawal, decider).map(({ amount }) => amount)
    expect(amounts({ role: 'admin' })).toEqual([1, 3])
    expect(amounts({ role: 'specialist', specialistId: 'x', adminOf: ['k', 'l'] })).toEqual([2])
    expect(amounts({ role: 'specialist', specialistId: 's', adminOf: ['k'] })).toEqual([])
    expect(partsToDecide({ ...withdrawal, state: 'approved' }, { role: 'admin' })).toEqual([])
  })

  it('are sent only when approved', () => {
    expect(nextWithdrawalState('requested', 'send').ok).toBe(false)
    expect(nextWithdrawalState('approved', 'send')).toEqual({ ok: true, value: 'processing' })
    expect(nextWithdrawalState('processing', 'fail')).toEqual({ ok: true, value: 'failed' })
    expect(nextWithdrawalState('paid', 'fail').ok).toBe(false)
  })
})
