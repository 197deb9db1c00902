import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../interval.ts'
import {
  type CancellationFacts,
  deadlinesOf,
  keptLate,
  nextPaymentState,
  nextRefundState,
  paidParts,
  paymentMethods,
  paymentPartsOf,
  refundEventOf,
  refundFor,
} from './index.ts'

const startsAt = Date.parse('2026-03-10T12:00Z')
const policy = {
  full_refund_hours: 24,
  late_card_percent: 50,
  late_wallet_percent: 70,
  regret_days: 0,
  grace_minutes: 30,
}
const facts = (given: Partial<CancellationFacts> = {}): CancellationFacts => ({
  paid: { card: 10_001, wallet: 0 },
  startsAt,
  purchasedAt: startsAt - 5 * DAY,
  canceledBy: 'customer',
  policy,
  ...given,
})

/** The amount that the late cancellation itself keeps. */
const keptBy = (card: number, wallet: number, toCard: number, toWallet: number) => {
  const given = { ...policy, late_card_percent: toCard, late_wallet_percent: toWallet }
  const quote = refundFor(facts({ paid: { card, wallet }, policy: given }), startsAt - HOUR)
  if (!quote.ok) throw new Error(quote.code)
  return { card: quote.value.toCard.kept, wallet: quote.value.toWallet.kept }
}

describe('refund of a canceled consultation', () => {
  it('everything, until a day before', () => {
    expect(refundFor(facts(), startsAt - 24 * HOUR)).toEqual({
      ok: true,
      value: {
        rule: 'full',
        toCard: { card: 10_001, wallet: 0, kept: 0 },
        toWallet: { card: 0, wallet: 10_001, kept: 0 },
      },
    })
  })

  it('half to the card or 70 % as credit, a millisecond later', () => {
    expect(refundFor(facts(), startsAt - 24 * HOUR + 1)).toEqual({
      ok: true,
      value: {
        rule: 'late',
        toCard: { card: 5001, wallet: 0, kept: 5000 },
        toWallet: { card: 0, wallet: 7001, kept: 3000 },
      },
    })
  })

  it('what came from the wallet goes back to the wallet', () => {
    const paid = { card: 6000, wallet: 4000 }
    expect(refundFor(facts({ paid }), startsAt - 48 * HOUR)).toMatchObject({
      value: { toCard: { card: 6000, wallet: 4000, kept: 0 } },
    })
    expect(refundFor(facts({ paid }), startsAt - HOUR)).toMatchObject({
      value: {
        toCard: { card: 3000, wallet: 2800, kept: 4200 },
        toWallet: { card: 0, wallet: 7000, kept: 3000 },
      },
    })
  })

  it('a consultation paid by the wallet alone gives the same whatever the choice', () => {
    const quote = refundFor(facts({ paid: { card: 0, wallet: 10_001 } }), startsAt - HOUR)
    const late = { card: 0, wallet: 7001, kept: 3000 }
    expect(quote).toMatchObject({ value: { toCard: late, toWallet: late } })
  })

  it.each([
    ['pix', 90, { card: 0, wallet: 15_000 }],
    ['pix', 89, { card: 15_000, wallet: 0 }],
    ['credit_card', 400, { card: 15_000, wallet: 0 }],
  ] as const)('a %s of %i days ago goes back as %j', (method, days, parts) => {
    const paid = { provider: 15_000, wallet: 0 }
    expect(paidParts(paid, method, startsAt - days * DAY, startsAt)).toEqual(parts)
  })

  it('a Pix too old to go back is credit together with what the wallet paid', () => {
    const paid = { provider: 10_000, wallet: 5000 }
    expect(paidParts(paid, 'pix', startsAt - 90 * DAY, startsAt)).toEqual({ card: 0, wallet: 15_000 })
  })

  it('what card and wallet paid alike is not nothing', () => {
    const paid = { card: 5000, wallet: 5000 }
    expect(refundFor(facts({ paid }), startsAt - 24 * HOUR)).toMatchObject({
      value: { rule: 'full', toCard: { card: 5000, wallet: 5000, kept: 0 } },
    })
  })

  it('everything within half an hour of the purchase, whatever the hour, but not after the start', () => {
    const purchasedAt = startsAt - HOUR
    expect(refundFor(facts({ purchasedAt }), purchasedAt + 30 * MINUTE - 1)).toMatchObject({
      value: { rule: 'grace', toCard: { card: 10_001, kept: 0 } },
    })
    expect(refundFor(facts({ purchasedAt }), purchasedAt + 30 * MINUTE)).toMatchObject({
      value: { rule: 'late' },
    })
    const soon = facts({ purchasedAt: startsAt - MINUTE })
    expect(refundFor(soon, startsAt)).toEqual({ ok: false, code: 'cancel_not_allowed' })
  })

  it('everything within the days of regret, also late', () => {
    const regret = facts({ policy: { ...policy, regret_days: 7 }, purchasedAt: startsAt - 2 * HOUR })
    expect(refundFor(regret, startsAt - HOUR)).toMatchObject({
      value: { rule: 'regret', toCard: { kept: 0 } },
    })
    const old = { ...regret, purchasedAt: startsAt - HOUR - 7 * DAY }
    expect(refundFor(old, startsAt - HOUR)).toMatchObject({ value: { rule: 'late' } })
  })

  it.each(['specialist', 'platform'] as const)(
    'everything as credit when the %s cancels, also after the start',
    (canceledBy) => {
      const all = { card: 0, wallet: 10_001, kept: 0 }
      expect(refundFor(facts({ canceledBy }), startsAt + HOUR)).toEqual({
        ok: true,
        value: { rule: 'by_specialist', toCard: all, toWallet: all },
      })
    },
  )

  it('nothing of nothing, and refused to a customer once it has started', () => {
    const unpaid = facts({ paid: { card: 0, wallet: 0 }, purchasedAt: null })
    expect(refundFor(unpaid, startsAt - HOUR)).toMatchObject({
      value: { rule: 'unpaid', toCard: { kept: 0 } },
    })
    expect(refundFor(facts(), startsAt)).toEqual({ ok: false, code: 'cancel_not_allowed' })
  })

  it('is told with the moment until which it is everything, the one that a cancellation goes by', () => {
    const now = startsAt - 21 * HOUR
    const late = { startsAt, purchasedAt: now, policy }
    expect(deadlinesOf(late, now)).toEqual({
      refundUntil: now + 30 * MINUTE,
      graceUntil: now + 30 * MINUTE,
    })
    expect(deadlinesOf(late, now + 30 * MINUTE)).toEqual({ refundUntil: null, graceUntil: null })
    const early = { ...late, purchasedAt: startsAt - 5 * DAY }
    expect(deadlinesOf(early, startsAt - 2 * DAY)).toEqual({
      refundUntil: startsAt - 24 * HOUR,
      graceUntil: null,
    })
    const instants = { min: startsAt - 3 * DAY, max: startsAt - 1 }
    fc.assert(
      fc.property(
        fc.integer(instants),
        fc.nat(3 * DAY),
        fc.nat(3),
        fc.nat(120),
        (at, since, days, minutes) => {
          const given = { ...policy, regret_days: days, grace_minutes: minutes }
          const purchasedAt = at - since
          const quote = refundFor(facts({ purchasedAt, policy: given }), at)
          const { refundUntil } = deadlinesOf({ startsAt, purchasedAt, policy: given }, at)
          const isLastMoment = at === startsAt - given.full_refund_hours * HOUR
          expect(quote.ok && quote.value.rule !== 'late').toBe(refundUntil !== null || isLastMoment)
        },
      ),
    )
  })

  it('always accounts for every centavo and never gives more than was paid', () => {
    const amount = fc.nat(300_000)
    const percent = fc.nat(100)
    fc.assert(
      fc.property(amount, amount, percent, percent, fc.nat(200), (card, wallet, toCard, toWallet, hours) => {
        const given = { ...policy, late_card_percent: toCard, late_wallet_percent: toWallet }
        const quote = refundFor(
          facts({ paid: { card, wallet }, policy: given }),
          startsAt - (hours + 1) * HOUR,
        )
        if (!quote.ok) throw new Error(quote.code)
        expect(keptLate({ card, wallet }, given)).toEqual(keptBy(card, wallet, toCard, toWallet))
        for (const refund of [quote.value.toCard, quote.value.toWallet]) {
          expect(refund.card + refund.wallet + refund.kept).toBe(card + wallet)
          expect(
            Math.min(refund.card, refund.wallet, refund.kept, card - refund.card),
          ).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('payments and refunds', () => {
  it('follow their states', () => {
    expect(nextPaymentState('pending', 'settle')).toEqual({ ok: true, value: 'paid' })
    expect(nextPaymentState('failed', 'settle')).toEqual({ ok: true, value: 'paid' })
    expect(nextPaymentState('paid', refundEventOf(100, 40))).toEqual({
      ok: true,
      value: 'partially_refunded',
    })
    expect(nextPaymentState('partially_refunded', refundEventOf(100, 100))).toEqual({
      ok: true,
      value: 'refunded',
    })
    expect(nextPaymentState('refunded', 'refund_part').ok).toBe(false)
    expect(nextPaymentState('paid', 'fail').ok).toBe(false)
    expect(nextRefundState('failed', 'send')).toEqual({ ok: true, value: 'processing' })
    expect(nextRefundState('done', 'send').ok).toBe(false)
  })

  it.each([
    ['credit_card', 9000, 5000, { wallet: 0, provider: 9000 }],
    ['pix', 9000, 9000, { wallet: 0, provider: 9000 }],
    ['wallet', 9000, 9000, { wallet: 9000, provider: 0 }],
    ['wallet_card', 9000, 4000, { wallet: 4000, provider: 5000 }],
    ['wallet_card', 9000, 12_000, { wallet: 9000, provider: 0 }],
    ['wallet_pix', 9000, 4000, { wallet: 4000, provider: 5000 }],
    ['wallet_pix', 9000, 12_000, { wallet: 9000, provider: 0 }],
    ['wallet_pix', 9000, 0, { wallet: 0, provider: 9000 }],
  ] as const)('%s pays %i with %i in the wallet as %j', (method, price, balance, value) => {
    expect(paymentPartsOf(method, price, balance)).toEqual({ ok: true, value })
  })

  it('a wallet alone must hold the price', () => {
    expect(paymentPartsOf('wallet', 9000, 8999)).toEqual({ ok: false, code: 'wallet_insufficient' })
    expect(paymentMethods).toHaveLength(5)
  })
})
