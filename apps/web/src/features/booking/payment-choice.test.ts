import type { Card } from '@emma/contracts/cards'
import { describe, expect, test } from 'vitest'
import { canMix, choiceOf, type Means } from './pay/payment-choice.ts'

const card: Card = {
  id: 'card-1',
  brand: 'Visa',
  last4: '0010',
  holder_name: 'ANA TESTE',
  exp_month: 12,
  exp_year: 2031,
  default: true,
  used_last: true,
}
const means = (more: Partial<Means> = {}): Means => ({ price: 18_000, balance: 0, cards: [card], ...more })

test.each([
  [0, false],
  [1, true],
  [17_999, true],
  [18_000, false],
])('a wallet of %i can pay a part of 18,000: %s', (balance, expected) => {
  expect(canMix(means({ balance }))).toBe(expected)
})

describe('without a choice', () => {
  test.each([
    ['the card that paid the last time', means({ balance: 18_000 }), 'card-1', 'credit_card'],
    ['Pix, where no card did', means({ cards: [{ ...card, used_last: false }] }), 'pix', 'pix'],
    ['Pix, where there is no card', means({ balance: 17_999, cards: [] }), 'pix', 'pix'],
  ])('%s pays', (_, given, option, method) => {
    expect(choiceOf({}, given)).toMatchObject({ option, method })
  })
})

describe('a choice that is no longer there gives way to the usual one', () => {
  test.each([
    ['a wallet that no longer holds the price', 'wallet', means({ balance: 17_999 })],
    ['a card that was taken out', 'card-2', means()],
  ])('%s', (_, pay, given) => {
    expect(choiceOf({ pay }, given)).toEqual({
      option: 'card-1',
      method: 'credit_card',
      cardId: 'card-1',
      parts: { wallet: 0, provider: 18_000 },
    })
  })

  test('a part of the wallet, once it is empty', () => {
    expect(choiceOf({ mix: '1' }, means())).toMatchObject({
      method: 'credit_card',
      parts: { wallet: 0, provider: 18_000 },
    })
  })
})

test.each([
  ['pix', means({ balance: 5000 }), 'pix', { wallet: 0, provider: 18_000 }],
  ['wallet', means({ balance: 18_000 }), 'wallet', { wallet: 18_000, provider: 0 }],
  ['card-1', means({ balance: 5000 }), 'wallet_card', { wallet: 5000, provider: 13_000 }],
  ['new', means({ balance: 5000 }), 'wallet_card', { wallet: 5000, provider: 13_000 }],
])('%s with the wallet ticked', (pay, given, method, parts) => {
  expect(choiceOf({ pay, mix: '1' }, given)).toMatchObject({ option: pay, method, parts })
})
