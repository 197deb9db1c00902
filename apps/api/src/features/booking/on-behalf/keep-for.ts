import { bookingLinkDeadline, bookingLinkLimits } from '@emma/domain/booking'
import { DAY } from '@emma/domain/interval'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalidField } from '../../../http/app-error.ts'
import { lockOffers } from '../../availability/index.ts'
import {
  countLinks,
  findLink,
  findLinkByKey,
  hashOf,
  insertLink,
  type PlaceInSeries,
  personHash,
  sealPerson,
  sendLink,
  tokenOf,
} from '../../booking-links/index.ts'
import { isSmsBudgetUsed } from '../../notifications/index.ts'
import { insertHold } from '../../slot-holds/index.ts'
import { clearSlot } from '../book/hold.ts'
import { findOffer, type OfferRow } from '../book/offer.repo.ts'
import { isMoveAsShown, offerChanged } from '../book/same-offer.ts'
import { refusalOfOwnTime } from '../own-time/own-time.ts'
import type { Asked } from './asked.ts'

/** The slot to reserve, under the practice's lock. */
const openOffer = async (deps: Deps, tx: Tx, asked: Asked, holderId: string): Promise<OfferRow> => {
  const { specialistId, startsAt, now } = asked
  const offer = await findOffer(tx, { ...asked, customerId: holderId, walletOf: undefined })
  if (!offer || offer.status === 'blocked' || offer.price === null) throw new AppError('slot_not_open')
  if (offer.status !== 'open' || offer.linked) throw new AppError('slot_taken')
  if (!isMoveAsShown(offer, offer.price, asked)) throw offerChanged(offer, asked)
  const slot = { specialistId, startsAt, endsAt: offer.ends_at, customerId: holderId, now }
  if (offer.stale && !(await clearSlot(deps, tx, slot))) throw new AppError('slot_taken')
  return offer
}

/** The link of a call that is repeated because its answer was lost. @param dates how many it was for */
export const knownLink = async (
  tx: Tx,
  { specialistId, key, startsAt }: Asked,
  dates = 1,
): Promise<string | undefined> => {
  const known = key === undefined ? undefined : await findLinkByKey(tx, specialistId, key)
  const isOther =
    known && (known.starts_at.getTime() !== startsAt.getTime() || (known.series_size ?? 1) !== dates)
  if (isOther) throw new AppError('idempotency_key_reused')
  return known?.id
}

/** @throws AppError `booking_links_limit`, `person_links_limit` */
export const requireRoom = async (tx: Tx, { specialistId, now }: Asked, person: Buffer): Promise<void> => {
  const since = new Date(now.getTime() - DAY)
  const links = await countLinks(tx, { specialistId, person, since })
  const { atOnce, perDay, perPersonDay } = bookingLinkLimits
  if (links.open >= atOnce || links.of_day >= perDay) throw new AppError('booking_links_limit')
  if (links.of_person >= perPersonDay) throw new AppError('person_links_limit')
}

/** @throws AppError `link_too_late` */
export const deadlineOf = ({ now, expiresAt }: Asked, startsAt: Date): Date => {
  const deadline = bookingLinkDeadline(startsAt.getTime(), now.getTime(), expiresAt?.getTime())
  if (deadline.ok) return new Date(deadline.value)
  if (deadline.code === 'link_too_late') throw new AppError(deadline.code)
  throw invalidField('expires_at', deadline.code)
}

/** A patient in care must not be in two places. Which other appointment they have is not revealed. */
const requireFree = async (
  deps: Deps,
  tx: Tx,
  asked: Asked,
  { starts_at, ends_at }: OfferRow,
): Promise<void> => {
  if (asked.patient === undefined) return
  const time = { ...asked.patient, startsAt: starts_at, endsAt: ends_at, now: asked.now }
  if (await refusalOfOwnTime(deps, tx, time)) throw new AppError('patient_busy_then')
}

const priceOf = ({ mode }: Asked, offer: OfferRow, returnPrice: number | undefined): number =>
  mode === 'courtesy' ? 0 : (returnPrice ?? offer.price ?? 0)

/** Messages go to somebody without an e-mail by SMS. @throws AppError `sms_unavailable` */
export const requireReachable = async (deps: Deps, tx: Tx, { person }: Asked): Promise<void> => {
  if (person && person.email === undefined && (await isSmsBudgetUsed(deps, tx)))
    throw new AppError('sms_unavailable')
}

/** What all dates of a link share. */
export interface Keeping {
  readonly id: string
  /** Who may book the slot: the patient, or whoever opens the link. */
  readonly holderId: string
  readonly personHash: Buffer
  /** Until when; by default the usual deadline of the slot. */
  readonly expiresAt: Date | undefined
  readonly returnPrice: number | undefined
  readonly place: PlaceInSeries | undefined
}

/** What the link of a slot says, whatever becomes of it. */
export const linkOf = (
  deps: Deps,
  asked: Asked,
  { id, personHash: person_hash, place }: Pick<Keeping, 'id' | 'personHash' | 'place'>,
) => {
  const { patient, now } = asked
  return {
    ...place,
    id,
    specialist_id: asked.specialistId,
    specialty_id: asked.specialtyId,
    customer_id: patient?.customerId ?? null,
    dependent_id: patient?.dependentId ?? null,
    person_hash,
    mode: asked.mode,
    return_of: asked.returnOf ?? null,
    token_hash: hashOf(tokenOf(deps.config, id)),
    idempotency_key: asked.key ?? null,
    created_by: asked.userId,
    created_at: now,
  }
}

/**
 * Reserves one slot under the practice's lock.
 * @throws AppError `slot_taken`, `slot_not_open`, `offer_changed`, `patient_busy_then`, `link_too_late`
 */
export const keepSlotFor = async (deps: Deps, tx: Tx, asked: Asked, keeping: Keeping): Promise<void> => {
  const { specialistId, person: unknown, now } = asked
  const { id, holderId, personHash: person, returnPrice } = keeping
  const offer = await openOffer(deps, tx, asked, holderId)
  await requireFree(deps, tx, asked, offer)
  const { starts_at, ends_at, place_id } = offer
  const expiresAt = keeping.expiresAt ?? deadlineOf(asked, starts_at)
  await insertLink(tx, {
    ...linkOf(deps, asked, keeping),
    person_sealed: unknown ? await sealPerson(deps, tx, id, unknown) : null,
    price: priceOf(asked, offer, returnPrice),
    starts_at,
    ends_at,
    place_id,
    expires_at: expiresAt,
  })
  const hold = { id: deps.newId(), holderId, person, specialistId, startsAt: starts_at, endsAt: ends_at }
  await insertHold(tx, { ...hold, expiresAt, linkId: id, now })
}

/**
 * Reserves a slot for a patient or for a person by name until the deadline, and sends them the link.
 * @throws AppError `slot_taken`, `slot_not_open`, `offer_changed`, `patient_busy_then`, `booking_links_limit`,
 *   `person_links_limit`, `link_too_late`, `sms_unavailable`
 */
export const keepFor = async (
  deps: Deps,
  tx: Tx,
  asked: Asked,
  returnPrice: number | undefined,
): Promise<string> => {
  const { specialistId, person: unknown, patient } = asked
  const id = deps.newId()
  const person = personHash(deps, patient ?? unknown)
  await lockOffers(tx, specialistId)
  const known = await knownLink(tx, asked)
  if (known !== undefined) return known
  await requireRoom(tx, asked, person)
  await requireReachable(deps, tx, asked)
  const holderId = patient?.customerId ?? id
  const alone = { expiresAt: undefined, place: undefined }
  await keepSlotFor(deps, tx, asked, { id, holderId, personHash: person, returnPrice, ...alone })
  const row = await findLink(tx, id)
  if (row) await sendLink(deps, tx, row, { news: 'offered', more: 0 })
  return id
}
