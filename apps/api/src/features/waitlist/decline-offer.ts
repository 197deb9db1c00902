import type { declineOffer as endpoint } from '@emma/contracts/waitlist'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { emitSlotsChanged } from '../availability/index.ts'
import { lockOffer } from '../freed-slots/index.ts'
import { passOn } from './pass-on-offers.ts'
import { findEntry } from './waitlist.repo.ts'

/** The time goes to the next person at once; the place in line stays for another time. */
export const declineOffer: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const offer = await inTransaction(deps.db, async (tx) => {
    const entry = await findEntry(tx, params.id, actor.customerId)
    if (!entry) throw notFound()
    const offer = await lockOffer(tx, entry.id, deps.clock.now())
    if (!offer) throw new AppError('offer_over')
    await passOn(deps, tx, offer, 'decline')
    return offer
  })
  emitSlotsChanged(deps, offer.specialist_id)
}
