import type { leaveWaitlist as endpoint } from '@emma/contracts/waitlist'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { emitSlotsChanged } from '../availability/index.ts'
import { lockOffer, markLeft } from '../freed-slots/index.ts'
import { passOn } from './pass-on-offers.ts'

export const leaveWaitlist: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const offer = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    if (!(await markLeft(tx, params.id, actor.customerId, now))) throw notFound()
    const offer = await lockOffer(tx, params.id, now)
    if (offer) await passOn(deps, tx, offer, 'decline')
    return offer
  })
  if (offer) emitSlotsChanged(deps, offer.specialist_id)
}
