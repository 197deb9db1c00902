import type { Instant } from '../interval.ts'
import type { Centavos } from '../money.ts'
import type { SlotMark } from './slot-id.ts'

/** A slot's terms at a moment: end, place and prices. */
export interface SlotOffer {
  readonly start: Instant
  readonly end: Instant
  /** Null online. */
  readonly place: { readonly id: string; readonly name: string; readonly address: string } | null
  /** Prices of the requested specialty, or of all bookable ones; in any order. */
  readonly prices: readonly Centavos[]
}

/** The terms that a person saw and accepts. */
export interface Expected {
  readonly start: Instant
  readonly end: Instant
  readonly online: boolean
  readonly placeId: string | null
  /** Omitted when the offer does not decide the price: a moved appointment keeps its own. */
  readonly price?: Centavos | undefined
}

/** FNV-1a, 32 bits: short, and the same in server and browser. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** 24 bits of the hash; never 0, which means that nothing was marked. */
const folded = (text: string): number => {
  const hash = hashOf(text)
  return (hash ^ (hash >>> 24)) & 0xffffff || 1
}

/** The fingerprint of an offer that a slot's id carries. */
export const markOf = ({ end, place, prices }: Omit<SlotOffer, 'start'>): SlotMark => ({
  terms: folded(`${end}|${place === null ? '' : [place.id, place.name, place.address].join('|')}`),
  price: folded(prices.toSorted((a, b) => a - b).join('|')),
})

/** Whether the terms a person saw differ from those that would be booked now. */
export const differs = (
  expected: Expected,
  offer: Omit<SlotOffer, 'prices'> & { readonly price: Centavos },
) =>
  expected.start !== offer.start ||
  expected.end !== offer.end ||
  expected.online !== (offer.place === null) ||
  expected.placeId !== (offer.place?.id ?? null) ||
  (expected.price !== undefined && expected.price !== offer.price)
