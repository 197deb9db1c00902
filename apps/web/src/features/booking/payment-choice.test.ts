import type { Card } from '@emma/contracts/cards'
import { describe, expect, test } from 'vitest'
import { choiceOf, type Means, typedHere } from './pay/payment-choice.ts'

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

describe('without a choice', () => {
  test.each([
    ['the card that paid the last time', means({ balance: 18_000 }), 'card-1', 'credit_card'],
    ['Pix, where no card did', means({ cards: [{ ...card, used_last: false }] }), 'pix', 'pix'],
    [
      'any card, where Pix is not offered',
      means({ pix: false, cards: [{ ...card, used_last: false }] }),
      'card-1',
      'credit_card',
    ],
    ['a new card, where there is none and no Pix', means({ pix: false, cards: [] }), 'new', 'credit_card'],
    ['Pix, where there is no card', means({ balance: 17_999, cards: [] }), 'pix', 'pix'],
  ])('%s pays', (_, given, option, method) => {
    expect(choiceOf({}, given)).toMatchObject({ option, method })
  })
})

describe('a choice that is no longer there gives way to the usual one', () => {
  test.each([['a card that was taken out', 'card-2', means()]])('%s', (_, pay, given) => {
    expect(choiceOf({ pay }, given)).toEqual({
      option: 'card-1',
      method: 'credit_card',
      cardId: 'card-1',
      parts: { wallet: 0, provider: 18_000 },
    })
  })

  test('a card entered while paying, which a reload forgot, to entering one again', () => {
    const pay = typedHere('card-2')
    expect(choiceOf({ pay }, means())).toMatchObject({ option: 'new', cardId: undefined })
    const entered = { ...card, id: 'card-2', used_last: false }
    expect(choiceOf({ pay }, means({ cards: [card, entered] }))).toMatchObject({
      option: 'card-2',
      cardId: 'card-2',
    })
  })

  test('Pix, where it is not offered', () => {
    expect(choiceOf({ pay: 'pix' }, means({ pix: false }))).toMatchObject({ option: 'card-1' })
  })

  test('a part of the wallet, once it is empty', () => {
    expect(choiceOf({ mix: '1' }, means())).toMatchObject({
      method: 'credit_card',
      parts: { wallet: 0, provider: 18_000 },
    })
  })
})

test.each([
  ['pix', 5000, 'pix', 'wallet_pix', { wallet: 5000, provider: 13_000 }],
  ['card-1', 5000, 'card-1', 'wallet_card', { wallet: 5000, provider: 13_000 }],
  ['new', 5000, 'new', 'wallet_card', { wallet: 5000, provider: 13_000 }],
  ['pix', 17_999, 'pix', 'wallet_pix', { wallet: 17_999, provider: 1 }],
  ['pix', 18_000, 'wallet', 'wallet', { wallet: 18_000, provider: 0 }],
  ['card-1', 50_000, 'wallet', 'wallet', { wallet: 18_000, provider: 0 }],
  ['pix', 0, 'pix', 'pix', { wallet: 0, provider: 18_000 }],
])('%s with a wallet of %i switched on', (pay, balance, option, method, parts) => {
  expect(choiceOf({ pay, mix: '1' }, means({ balance }))).toMatchObject({ option, method, parts })
})
