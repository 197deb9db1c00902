import { describe, expect, it } from 'vitest'
import { approverOf, beginWithdrawal, type Decider, nextWithdrawalState, partsToDecide } from './index.ts'

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
    const withdrawal = { ownerId: 's', state: 'requested', parts } as const
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
