import { usesWallet } from '@emma/domain/payments'
import { termsAt } from '../../../db/terms-sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import { findReturnVisit } from '../../availability/index.ts'
import { type LinkRow, lockKeptAt } from '../../booking-links/index.ts'
import type { Order } from './book.ts'
import { findOffer, type OfferRow } from './offer.repo.ts'

/** The slot at the price that applies, and the link that reserves it, if any. */
export interface Offered {
  readonly offer: OfferRow
  /** The request, completed from the link. */
  readonly order: Order
  readonly link: LinkRow | undefined
}

const at = (offer: OfferRow, { specialtyId }: Order, price: number): OfferRow => ({
  ...offer,
  price,
  terms: termsAt(offer.terms, specialtyId, price),
})

/** Whether a link is for this specialty, and for this patient if it names one. */
const speaksOf = (link: LinkRow, { specialtyId, dependentId }: Order): boolean =>
  link.specialty_id === specialtyId && (link.customer_id === null || link.dependent_id === dependentId)

/** The offer for the caller: the slot; for a return visit, a courtesy or a link's slot, at the price agreed for it. */
export const offerFor = async (
  tx: Tx,
  asked: Order,
): Promise<Offered | 'slot_not_open' | 'return_not_open'> => {
  const walletOf = usesWallet(asked.method) ? asked.customerId : undefined
  const attendee = { dependentId: asked.dependentId, hasNotes: (asked.notes ?? '') !== '' }
  const offer = await findOffer(tx, { ...asked, walletOf, attendee })
  if (!offer || offer.status === 'blocked' || offer.price === null) return 'slot_not_open'
  const link = offer.linked ? await lockKeptAt(tx, { ...asked, startsAt: offer.starts_at }) : undefined
  const agreed = link && speaksOf(link, asked) ? link : undefined
  const order = agreed?.return_of ? { ...asked, returnOf: agreed.return_of } : asked
  if (order.returnOf !== undefined) {
    const visit = await findReturnVisit(tx, { ...order, returnOf: order.returnOf })
    if (visit?.dependentId !== order.dependentId || offer.starts_at.getTime() >= visit.before)
      return 'return_not_open'
    return { offer: at(offer, order, visit.price), order, link }
  }
  if (order.courtesy) return { offer: at(offer, order, 0), order, link }
  if (!agreed) return { offer, order, link }
  const given = agreed.mode === 'courtesy' ? ({ ...order, courtesy: true } as const) : order
  return { offer: at(offer, order, agreed.price), order: given, link }
}
