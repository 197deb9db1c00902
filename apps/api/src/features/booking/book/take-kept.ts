import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { linkBooked } from '../../booking-links/index.ts'
import { takeOffer } from '../../freed-slots/index.ts'
import { endHoldsOf } from '../../slot-holds/index.ts'
import type { NewBooking } from './booking.repo.ts'
import type { Offered } from './offer-for.ts'

/**
 * Ends whatever reserved the slot for the person who booked it: a sign-up, an offer of the waiting list, or a
 * specialist's link.
 */
export const takeKept = async (
  deps: Deps,
  tx: Tx,
  { offer, link, booking }: Pick<Offered, 'offer' | 'link'> & { readonly booking: NewBooking },
): Promise<void> => {
  if (offer.kept) await endHoldsOf(tx, booking.customerId, booking.now)
  if (offer.reserved || offer.stale) await takeOffer(tx, { ...booking, appointmentId: booking.id })
  if (link) {
    await linkBooked(deps, tx, link, { appointmentId: booking.id, paidUntil: booking.holdExpiresAt })
  }
}
