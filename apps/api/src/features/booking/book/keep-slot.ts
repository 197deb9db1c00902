import { holdWait } from '@emma/domain/booking'
import { MINUTE } from '@emma/domain/interval'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { lockOffers } from '../../availability/index.ts'
import { endHoldsOf, findHoldsOfPerson, findKept, insertHold, lockHoldsOf } from '../../slot-holds/index.ts'
import { variablesFrom } from '../../variables/index.ts'
import { clearSlot } from './hold.ts'
import { findOffer, type OfferRow } from './offer.repo.ts'
import { isAsShown, offerChanged, type Shown } from './same-offer.ts'

/** A slot that a person without an account asks to reserve. */
export interface Wish extends Shown {
  /** Becomes the customer's id. */
  readonly holderId: string
  /** Keyed hash of the confirmed e-mail, for counting holds. */
  readonly person: Buffer
  readonly startsAt: Date
  readonly now: Date
}

/** @throws AppError `slot_not_open`, `slot_taken`, `offer_changed` */
const openOffer = async (deps: Deps, tx: Tx, wish: Wish): Promise<OfferRow> => {
  const { holderId: customerId, specialistId, now } = wish
  const offer = await findOffer(tx, { ...wish, customerId, walletOf: undefined })
  if (!offer || offer.status === 'blocked' || offer.price === null) throw new AppError('slot_not_open')
  if (offer.status !== 'open') throw new AppError('slot_taken')
  if (!isAsShown(offer, offer.price, wish)) throw offerChanged(offer, wish)
  const slot = { customerId, specialistId, startsAt: offer.starts_at, endsAt: offer.ends_at, now }
  if (offer.stale && !(await clearSlot(deps, tx, slot))) throw new AppError('slot_taken')
  return offer
}

/**
 * Holds an open slot for a person without an account, as long as an unpaid booking would, and returns the deadline. The
 * same slot again changes nothing; another one replaces it.
 * @throws AppError `slot_not_open`, `slot_taken`, `offer_changed`, `too_many_holds`
 */
export const keepSlot = async (deps: Deps, tx: Tx, wish: Wish): Promise<Date> => {
  const { holderId, person, specialistId, startsAt, now } = wish
  await lockHoldsOf(tx, person)
  // Excludes bookings of this specialist that have checked the slot but not written their row.
  await lockOffers(tx, specialistId)
  const kept = await findKept(tx, holderId, now)
  const isSame = kept?.specialist_id === specialistId && kept.starts_at.getTime() === startsAt.getTime()
  if (isSame) return kept.expires_at
  await endHoldsOf(tx, holderId, now)
  const offer = await openOffer(deps, tx, wish)
  const wait = holdWait(await findHoldsOfPerson(tx, person, now), specialistId, now.getTime())
  if (wait > 0) throw new AppError('too_many_holds', { retryAfter: Math.ceil(wait / 1000) })
  const { hold_minutes: minutes } = variablesFrom(offer.variables)
  const expiresAt = new Date(now.getTime() + minutes * MINUTE)
  const { starts_at, ends_at } = offer
  await insertHold(tx, {
    ...wish,
    id: deps.newId(),
    startsAt: starts_at,
    endsAt: ends_at,
    expiresAt,
    linkId: null,
  })
  return expiresAt
}
