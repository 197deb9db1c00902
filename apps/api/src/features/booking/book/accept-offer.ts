import type { acceptOffer as endpoint } from '@emma/contracts/waitlist'
import { slotIdOf } from '@emma/domain/availability'
import { MINUTE } from '@emma/domain/interval'
import { nextOfferState, PAY_MINUTES } from '@emma/domain/waitlist'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CustomerActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import {
  findOffersOf,
  lockOffer,
  type OfferRow,
  passOnAfter,
  setOfferStatus,
  wasTaken,
} from '../../freed-slots/index.ts'
import { findEntry, toOffer } from '../../waitlist/index.ts'
import { findAppointment, lockAppointment } from '../agenda/appointments.repo.ts'
import { participantOf, toAppointment } from '../agenda/booking.present.ts'
import { move } from '../change/reschedule-schedule.ts'
import { emitToParticipants } from '../money/sale.ts'

/** The place as the person saw it, `null` online; undefined if the call did not say. */
type Seen = string | null | undefined

/** A place other than the one seen, or than the appointment's if none was sent, needs an explicit agreement. */
const assertPlaceAgreed = (offer: OfferRow, agreed: Seen): void => {
  if (agreed === undefined || agreed === offer.place_id) return
  throw new AppError('offer_changed', { offer: toOffer(offer).slot })
}

/** Reserves the time while the customer pays: once, however often they accept. */
const keepToPay = async (deps: Deps, tx: Tx, entryId: string, seen: Seen): Promise<OfferRow> => {
  const now = deps.clock.now()
  const offer = await lockOffer(tx, entryId, now)
  if (!offer) throw new AppError('offer_over')
  const next = nextOfferState(offer.status, 'accept')
  if (!next.ok) throw new AppError('offer_over')
  if (offer.status === 'booking') return offer
  assertPlaceAgreed(offer, seen)
  const expiresAt = new Date(now.getTime() + PAY_MINUTES * MINUTE)
  await setOfferStatus(tx, offer.id, { status: next.value, expiresAt })
  await passOnAfter(deps, tx, offer.id, expiresAt)
  return { ...offer, status: 'booking', expires_at: expiresAt }
}

/**
 * Moves the appointment to the offered time; if the offer is passed on at the same moment, one of both wins. Repeated
 * after a lost answer or a double press, it returns the move already made.
 */
const moveThere = async (
  deps: Deps,
  tx: Tx,
  actor: CustomerActor,
  entry: { id: string; appointment: string; seen: Seen },
) => {
  const locked = await lockAppointment(tx, entry.appointment)
  const [offer] = await findOffersOf(tx, [entry.id], deps.clock.now())
  if (!offer) {
    if (locked?.status === 'confirmed' && (await wasTaken(tx, entry.id, locked))) return locked
    throw new AppError('offer_over')
  }
  assertPlaceAgreed(offer, entry.seen === undefined ? locked?.place_id : entry.seen)
  const slot = { specialistId: offer.specialist_id, start: offer.starts_at.getTime() }
  return move(deps, tx, actor, entry.appointment, { slotId: slotIdOf(slot) })
}

/**
 * Accepts a freed time: an appointment moves there by the rules of moving; without one, the slot is held for payment.
 */
export const acceptOffer: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const { moved, kept } = await inTransaction(deps.db, async (tx) => {
    const entry = await findEntry(tx, params.id, actor.customerId)
    if (!entry) throw notFound()
    const { id, appointment_id: appointment } = entry
    const seen = body?.place_id
    return appointment === null
      ? { kept: await keepToPay(deps, tx, id, seen), moved: undefined }
      : { moved: await moveThere(deps, tx, actor, { id, appointment, seen }), kept: undefined }
  })
  if (!moved) return { appointment: null, offer: kept ? toOffer(kept) : null }
  emitToParticipants(deps, { ...moved, appointment_id: moved.id }, moved.status)
  const row = await findAppointment(deps.db, moved.id)
  if (!row) throw notFound()
  return { appointment: toAppointment(row, participantOf(actor), deps.clock.now()), offer: null }
}
