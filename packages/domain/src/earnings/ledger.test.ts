import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitPrice } from '../payments/index.ts'
import {
  appointmentCanceled,
  bearChargeBack,
  chargedBack,
  corrected,
  creditHeld,
  creditRefunded,
  creditReturned,
  earningsReleased,
  entryOf,
  type LedgerEntry,
  paymentSettled,
  queueAttended,
  queuePaid,
  queueReturned,
  type Sale,
  withdrawalRequested,
  withdrawalReturned,
} from './index.ts'

const sale: Sale = { customerId: 'c', specialistId: 's', companyId: 'k', split: splitPrice(20_000, 15, 30) }
const alone: Sale = { ...sale, companyId: null, split: splitPrice(20_000, 15, 0) }
const shown = ({ postings }: LedgerEntry) =>
  Object.fromEntries(postings.map((each) => [each.account, each.amount]))

describe('entries', () => {
  it('payment by card', () => {
    expect(shown(paymentSettled(sale, { provider: 20_000, wallet: 0, held: 0 }))).toEqual({
      provider: -20_000,
      platform: 3000,
      'pending:k': 5100,
      'pending:s': 11_900,
    })
  })

  it('payment by wallet and card, the credit set aside before', () => {
    expect(shown(creditHeld('c', 8000))).toEqual({ 'wallet:c': -8000, platform: 8000 })
    expect(shown(paymentSettled(alone, { provider: 12_000, wallet: 0, held: 8000 }))).toEqual({
      provider: -12_000,
      platform: -5000,
      'pending:s': 17_000,
    })
    expect(shown(creditReturned('c', 8000))).toEqual({ 'wallet:c': 8000, platform: -8000 })
  })

  it('a place in the queue is nobody’s money until the attendance, and goes back the way it came', () => {
    expect(shown(queuePaid('c', { provider: 12_000, wallet: 5000, held: 3000 }))).toEqual({
      provider: -12_000,
      'wallet:c': -5000,
      platform: -3000,
      'queue:c': 20_000,
    })
    expect(shown(queueReturned('c', { card: 12_000, wallet: 8000 }))).toEqual({
      'queue:c': -20_000,
      provider: 12_000,
      'wallet:c': 8000,
    })
    expect(shown(queueAttended(sale))).toEqual({
      'queue:c': -20_000,
      platform: 3000,
      'pending:k': 5100,
      'pending:s': 11_900,
    })
  })

  it('are called what they are: statements and audits go by it', () => {
    const paid = { provider: 20_000, wallet: 0, held: 0 }
    expect([
      creditHeld('c', 1).kind,
      creditReturned('c', 1).kind,
      paymentSettled(sale, paid).kind,
      appointmentCanceled(sale, { card: 20_000, wallet: 0, kept: 0 }).kind,
      creditRefunded('c', 1).kind,
      earningsReleased(sale, sale.split).kind,
      withdrawalRequested('s', [{ companyId: null, amount: 1 }]).kind,
      withdrawalReturned('s', [{ companyId: null, amount: 1 }]).kind,
      corrected(1).kind,
      queuePaid('c', paid).kind,
      queueReturned('c', { card: 1, wallet: 0 }).kind,
      queueAttended(sale).kind,
    ]).toEqual([
      'credit_held',
      'credit_returned',
      'payment_settled',
      'appointment_canceled',
      'credit_refunded',
      'earnings_released',
      'withdrawal_requested',
      'withdrawal_returned',
      'correction',
      'queue_paid',
      'queue_returned',
      'queue_attended',
    ])
  })

  it('payment by the wallet alone, and never a share of no company', () => {
    expect(shown(paymentSettled(alone, { provider: 0, wallet: 20_000, held: 0 }))).toEqual({
      'wallet:c': -20_000,
      platform: 3000,
      'pending:s': 17_000,
    })
    const nobodys = { ...sale, companyId: null }
    expect(() => paymentSettled(nobodys, { provider: 20_000, wallet: 0, held: 0 })).toThrow(RangeError)
  })

  it('early cancellation undoes the sale', () => {
    expect(shown(appointmentCanceled(alone, { card: 12_000, wallet: 8000, kept: 0 }))).toEqual({
      provider: 12_000,
      'wallet:c': 8000,
      platform: -3000,
      'pending:s': -17_000,
    })
  })

  it('late cancellation splits what is kept as usual', () => {
    expect(shown(appointmentCanceled(sale, { card: 0, wallet: 14_000, kept: 6000 }))).toEqual({
      'wallet:c': 14_000,
      platform: -2100,
      'pending:k': -3570,
      'pending:s': -8330,
    })
  })

  it('release, withdrawal, refund of a credit, dispute', () => {
    expect(shown(earningsReleased(alone, alone.split))).toEqual({
      'pending:s': -17_000,
      'available:s': 17_000,
    })
    expect(shown(withdrawalRequested('s', [{ companyId: null, amount: 500 }]))).toEqual({
      'available:s': -500,
      'transferred:s': 500,
    })
    expect(shown(withdrawalReturned('s', [{ companyId: null, amount: 500 }]))).toEqual({
      'available:s': 500,
      'transferred:s': -500,
    })
    expect(shown(creditRefunded('c', 700))).toEqual({ 'wallet:c': -700, provider: 700 })
    expect(shown(earningsReleased(sale, sale.split))).toEqual({
      'pending:k': -5100,
      'available:k': 5100,
      'pending:s': -11_900,
      'available:s:k': 11_900,
    })
    expect(shown(corrected(-1))).toEqual({ provider: 1, platform: -1 })
  })

  it.each([
    ['all of it still pending', { credit: 0, specialist: 11_900, company: 5100 }, [0, 11_900, 5100, 3000]],
    ['released, so the platform alone', { credit: 0, specialist: 0, company: 0 }, [0, 0, 0, 20_000]],
    ['become credit', { credit: 20_000, specialist: 0, company: 0 }, [20_000, 0, 0, 0]],
    [
      'half credit, half kept',
      { credit: 10_000, specialist: 5950, company: 2550 },
      [10_000, 5950, 2550, 1500],
    ],
    ['credit that was spent', { credit: 0, specialist: 5950, company: 2550 }, [0, 5950, 2550, 11_500]],
  ])('a dispute of a purchase that is %s', (_, left, [credit, specialist, company, platform]) => {
    const borne = bearChargeBack(20_000, sale.split, left)
    expect(borne).toEqual({ credit, specialist, company, platform })
    const postings = {
      'wallet:c': -borne.credit,
      'pending:s': -borne.specialist,
      'pending:k': -borne.company,
    }
    const moved = Object.entries({ provider: 20_000, platform: -borne.platform, ...postings })
    expect(shown(chargedBack(sale, borne))).toEqual(
      Object.fromEntries(moved.filter(([, amount]) => amount !== 0)),
    )
  })

  it('have one line for an account, in order, none empty', () => {
    const entry = entryOf('payment_settled', [
      ['wallet:b', 5],
      ['provider', -9],
      ['wallet:b', 4],
      ['platform', 0],
    ])
    expect(entry.postings).toEqual([
      { account: 'provider', amount: -9 },
      { account: 'wallet:b', amount: 9 },
    ])
  })

  it('that do not balance are mistakes', () => {
    expect(() => paymentSettled(alone, { provider: 19_999, wallet: 0, held: 0 })).toThrow(RangeError)
    expect(() => appointmentCanceled(alone, { card: 0, wallet: 1, kept: 0 })).toThrow(RangeError)
    expect(() =>
      paymentSettled({ ...sale, companyId: null }, { provider: 20_000, wallet: 0, held: 0 }),
    ).toThrow(RangeError)
  })
})

interface Booking {
  readonly price: number
  readonly platform: number
  readonly company: number
  readonly fromWallet: number
  readonly fate: 'cancel' | 'attend' | 'withdraw' | 'dispute'
  readonly back: number
}
const booking: fc.Arbitrary<Booking> = fc.record({
  price: fc.integer({ min: 1, max: 200_000 }),
  platform: fc.nat(50),
  company: fc.nat(100),
  fromWallet: fc.nat(100),
  fate: fc.constantFrom('cancel', 'attend', 'withdraw', 'dispute'),
  back: fc.nat(100),
})

describe('a random history', () => {
  it('sums to zero, leaves nobody below zero, and the provider with what it took and gave', () => {
    fc.assert(
      fc.property(fc.array(booking, { maxLength: 30 }), (bookings) => {
        const balances = new Map<string, number>()
        const of = (name: string) => balances.get(name) ?? 0
        let taken = 0
        const post = ({ postings }: LedgerEntry) => {
          for (const { account, amount } of postings) balances.set(account, of(account) + amount)
          for (const [name, balance] of balances) {
            if (name !== 'provider' && name !== 'platform') expect(balance).toBeGreaterThanOrEqual(0)
          }
          expect([...balances.values()].reduce((sum, each) => sum + each, 0)).toBe(0)
        }
        for (const { price, platform, company, fromWallet, fate, back } of bookings) {
          const each: Sale = { ...sale, split: splitPrice(price, platform, company) }
          const wallet = Math.min(of('wallet:c'), Math.floor((price * fromWallet) / 100))
          if (wallet > 0) post(creditHeld('c', wallet))
          post(paymentSettled(each, { provider: price - wallet, wallet: 0, held: wallet }))
          taken += price - wallet
          const card = Math.floor(((price - wallet) * back) / 100)
          const credit = Math.floor(((price - card) * back) / 100)
          if (fate === 'cancel') {
            post(appointmentCanceled(each, { card, wallet: credit, kept: price - card - credit }))
            taken -= card
          } else if (fate === 'dispute') {
            const { specialist, company } = each.split
            const borne = bearChargeBack(price - wallet, each.split, { credit: 0, specialist, company })
            post(chargedBack(each, borne))
            taken -= price - wallet
          } else post(earningsReleased(each, each.split))
          if (fate === 'withdraw') {
            const amount = of('available:s')
            post(withdrawalRequested('s', [{ companyId: null, amount }]))
            if (back > 50) post(withdrawalReturned('s', [{ companyId: null, amount }]))
          }
        }
        expect(of('provider') + taken).toBe(0)
      }),
      { numRuns: 200 },
    )
  })
})
