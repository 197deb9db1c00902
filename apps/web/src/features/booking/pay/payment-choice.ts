import type { Card } from '@emma/contracts/cards'
import { type PaymentMethod, type PaymentParts, paymentPartsOf } from '@emma/domain/payments'

/** The means of payment and the amount. Money in centavos. */
export interface Means {
  readonly price: number
  readonly balance: number
  readonly cards: readonly Card[]
  /** A code pays one thing at a time: not offered for several. */
  readonly pix?: false
}

/** The choices so far. */
export interface Picked {
  /** `pix`, `new`, a card's id, or that of a card entered here (`typedHere`). */
  readonly pay?: string | undefined
  /** The wallet pays first, the other method the rest. */
  readonly mix?: '1' | undefined
}

export interface Choice {
  /** `pix`, `new`, or a card's id; `wallet` if the wallet pays all of it. */
  readonly option: string
  readonly method: PaymentMethod
  readonly cardId: string | undefined
  readonly parts: PaymentParts
}

/** The card of the last successful payment; else Pix, or any card. */
const usual = ({ cards, pix }: Means): string =>
  cards.find(({ used_last }) => used_last)?.id ?? (pix === false ? (cards[0]?.id ?? 'new') : 'pix')

const isOffered = (option: string, { cards, pix }: Means): boolean =>
  (option === 'pix' && pix !== false) || option === 'new' || cards.some(({ id }) => id === option)

const methods = {
  pix: { alone: 'pix', withWallet: 'wallet_pix' },
  card: { alone: 'credit_card', withWallet: 'wallet_card' },
} as const

const typed = 'new.'
/** Choosing a card entered here: after a reload, which may lose the card, a new card is still what was chosen. */
export const typedHere = (cardId: string): string => `${typed}${cardId}`

/** The option of the address; undefined if it is no longer offered. */
const chosen = (pay: string, means: Means): string | undefined => {
  const option = pay.startsWith(typed) ? pay.slice(typed.length) : pay
  if (isOffered(option, means)) return option
  return option === pay ? undefined : 'new'
}

/** The payment choice from the address; one no longer available falls back to the default. */
export const choiceOf = ({ pay, mix }: Picked, means: Means): Choice => {
  const { price, balance, cards } = means
  const withWallet = mix === '1' && balance > 0
  if (withWallet && balance >= price) {
    const parts = { wallet: price, provider: 0 }
    return { option: 'wallet', method: 'wallet', cardId: undefined, parts }
  }
  const option = (pay === undefined ? undefined : chosen(pay, means)) ?? usual(means)
  const method = methods[option === 'pix' ? 'pix' : 'card'][withWallet ? 'withWallet' : 'alone']
  const parts = paymentPartsOf(method, price, balance)
  return {
    option,
    method,
    cardId: cards.find(({ id }) => id === option)?.id,
    parts: parts.ok ? parts.value : { wallet: 0, provider: price },
  }
}
