import { nextOfferState, type OfferEvent } from '@emma/domain/waitlist'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { emitSlotsChanged, refreshNextSlot } from '../availability/index.ts'
import {
  endLines,
  lockDueOffers,
  type OfferRow,
  offerFreedSlot,
  setOfferStatus,
} from '../freed-slots/index.ts'

const AT_ONCE = 20

/** Ends an offer locked by the caller, and reserves the time for the next in line, or opens it. */
export const passOn = async (
  deps: Deps,
  tx: Tx,
  offer: OfferRow,
  event: Extract<OfferEvent, 'decline' | 'lapse'>,
): Promise<void> => {
  const next = nextOfferState(offer.status, event)
  if (!next.ok) throw new AppError('offer_over')
  const now = deps.clock.now()
  const { specialist_id: specialistId, starts_at: startsAt, ends_at: endsAt } = offer
  await setOfferStatus(tx, offer.id, { status: next.value })
  await offerFreedSlot(deps, tx, { specialistId, startsAt, endsAt, now })
  await refreshNextSlot(tx, specialistId, now)
}

/** Job: passes unanswered offers to the next in line; then ends lines that can no longer be served. */
export const passOnOffers = async (deps: Deps): Promise<void> => {
  const due = await inTransaction(deps.db, async (tx) => {
    const offers = await lockDueOffers(tx, deps.clock.now(), AT_ONCE)
    for (const offer of offers) await passOn(deps, tx, offer, 'lapse')
    return offers
  })
  for (const specialistId of new Set(due.map((offer) => offer.specialist_id))) {
    emitSlotsChanged(deps, specialistId)
  }
  if (due.length === AT_ONCE) return passOnOffers(deps)
  await endLines(deps.db, deps.clock.now())
}
