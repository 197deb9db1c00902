import type { Card } from '@emma/contracts/cards'
import { type PaymentMethod, type PaymentParts, paymentPartsOf } from '@emma/domain/payments'

/** What the person may pay with, and how much it is. Money in centavos. */
export interface Means {
  readonly price: number
  readonly balance: number
  readonly cards: readonly Card[]
}

/** What was picked so far. */
export interface Picked {
  /** `pix`, `wallet`, `new`, or a card's id. */
  readonly pay?: string | undefined
  /** The wallet pays first, a card the rest. */
  readonly mix?: '1' | undefined
}

export interface Choice {
  /** `pix`, `wallet`, `new`, or a card's id. */
  readonly option: string
  readonly method: PaymentMethod
  readonly cardId: string | undefined
  readonly parts: PaymentParts
}

/** The wallet holds something, but not the whole price. */
export const canMix = ({ price, balance }: Means): boolean => balance > 0 && balance < price

/** The card that paid the last time, which a refused one never did; else Pix. */
const usual = ({ cards }: Means): string => cards.find(({ used_last }) => used_last)?.id ?? 'pix'

const isOffered = (option: string, { price, balance, cards }: Means): boolean => {
  if (option === 'wallet') return balance >= price
  return option === 'pix' || option === 'new' || cards.some(({ id }) => id === option)
}

/** How it will be paid, by what the address says; what is no longer there gives way to the usual. */
export const choiceOf = ({ pay, mix }: Picked, means: Means): Choice => {
  const option = pay !== undefined && isOffered(pay, means) ? pay : usual(means)
  const withWallet = mix === '1' && canMix(means)
  const cardId = means.cards.find(({ id }) => id === option)?.id
  const method = option === 'pix' || option === 'wallet' ? option : withWallet ? 'wallet_card' : 'credit_card'
  const parts = paymentPartsOf(method, means.price, means.balance)
  return { option, method, cardId, parts: parts.ok ? parts.value : { wallet: 0, provider: means.price } }
}
