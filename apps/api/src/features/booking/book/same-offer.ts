import type { ExpectedOffer } from '@emma/contracts/availability/slots'
import { differs, markOf, type SlotMark } from '@emma/domain/availability'
import { AppError } from '../../../http/app-error.ts'
import { toSlot } from '../../availability/index.ts'
import type { OfferRow } from './offer.repo.ts'

/** The terms that a person saw of the slot they ask for. */
export interface Shown {
  readonly specialistId: string
  readonly specialtyId: string
  readonly expected: ExpectedOffer | undefined
  /** From the slot's id; undefined if the id is not from a list for patients. */
  readonly mark: SlotMark | undefined
}

const placeOf = ({ terms, place_id }: OfferRow) => terms.places.find(({ id }) => id === place_id) ?? null

/** Lists show the price of one specialty, or those of all. */
const isMarkedPrice = (offer: OfferRow, price: number, mark: SlotMark): boolean => {
  const all = offer.terms.offers.map((each) => each.price)
  const [end, place] = [offer.ends_at.getTime(), placeOf(offer)]
  return [[price], all].some((prices) => markOf({ end, place, prices }).price === mark.price)
}

const isMarked = (offer: OfferRow, mark: SlotMark): boolean =>
  markOf({ end: offer.ends_at.getTime(), place: placeOf(offer), prices: [] }).terms === mark.terms

const isExpected = (offer: OfferRow, price: number, expected: ExpectedOffer): boolean => {
  const { online, place_id: placeId } = expected
  const [start, end] = [Date.parse(expected.starts_at), Date.parse(expected.ends_at)]
  const now = { start: offer.starts_at.getTime(), end: offer.ends_at.getTime(), place: placeOf(offer), price }
  return !differs({ start, end, online, placeId, price: expected.price }, now)
}

/**
 * Whether the slot still has the terms the person saw.
 * @param price the price to pay: the offer's, or that of the appointment that moves
 */
const isSame = (offer: OfferRow, price: number, { expected, mark }: Shown, isMoved: boolean): boolean => {
  if (mark && !isMarked(offer, mark)) return false
  if (mark && !isMoved && !isMarkedPrice(offer, price, mark)) return false
  return expected === undefined || isExpected(offer, price, expected)
}

/** The refusal for changed terms, with the slot's current offer. */
export const offerChanged = (offer: OfferRow, { specialistId, specialtyId }: Shown): AppError => {
  const practice = { specialistId, zone: offer.time_zone, terms: offer.terms, specialtyId }
  return new AppError('offer_changed', { offer: toSlot(practice, offer) })
}

/** Whether a booking has the terms shown. */
export const isAsShown = (offer: OfferRow, price: number, shown: Shown): boolean =>
  isSame(offer, price, shown, false)

/** Whether a move has the terms shown: the price stays the appointment's. */
export const isMoveAsShown = (offer: OfferRow, price: number, shown: Shown): boolean =>
  isSame(offer, price, shown, true)
