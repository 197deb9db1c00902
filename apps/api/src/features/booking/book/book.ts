import type { Appointment } from '@emma/contracts/booking'
import type { ErrorCode } from '@emma/contracts/kit'
import { paymentSettled } from '@emma/domain/earnings'
import { MINUTE } from '@emma/domain/interval'
import {
  isPix,
  type PaymentMethod,
  type PaymentParts,
  paymentPartsOf,
  splitPrice,
} from '@emma/domain/payments'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { type Once, refuseRepeated } from '../../../http/idempotency/once.ts'
import { addJobSql } from '../../../jobs/queue.repo.ts'
import { refreshIfNextSql } from '../../availability/index.ts'
import { countedAs, type PayingCard, refusalOfPayer } from '../../cards/index.ts'
import { requireBookable } from '../../dependents/index.ts'
import { type Charging, paymentSteps, providerSplitOf, requireCard, type Step } from '../../payments/index.ts'
import { variablesFrom } from '../../variables/index.ts'
import { balanceOf, type OpenCredit } from '../../wallet/index.ts'
import { policyOf } from '../cancel/policy.ts'
import { lockOwnTime } from '../own-time/own-time.repo.ts'
import { refusalOfHold, refusalOfOthers } from '../own-time/own-time.ts'
import { answerTo } from './answer-to.ts'
import { findByKey, insertBooking, type NewBooking } from './booking.repo.ts'
import { clearSlot } from './hold.ts'
import { sealNotes } from './notes.ts'
import type { OfferRow } from './offer.repo.ts'
import { offerFor } from './offer-for.ts'

import { isAsShown, offerChanged, type Shown } from './same-offer.ts'
import { takeKept } from './take-kept.ts'

/** A customer's booking request. */
export interface Order extends Shown {
  readonly customerId: string
  /** Null if the appointment is the customer's own. */
  readonly dependentId: string | null
  readonly startsAt: Date
  readonly method: PaymentMethod
  readonly cardId: string | undefined
  readonly installments: number
  readonly notes: string | undefined
  /** The appointment whose return visit this is. */
  readonly returnOf: string | undefined
  /** The specialist gives it for free. */
  readonly courtesy?: true
  /** One of several that are announced together, by the caller. */
  readonly untold?: true
  readonly key: string | undefined
  /** The key to store with the booking; absent for calls whose answer is stored elsewhere. */
  readonly once?: Once | undefined
  /** Network address of the call. */
  readonly address: string
  readonly now: Date
}

/** A written appointment, and how it is charged. */
export interface Booked extends Charging {
  readonly appointmentId: string
  /** The answer, if known before the charge: it is stored with the booking. */
  readonly answer?: Appointment | undefined
}

/** The refusal, except for a repeated call after a lost answer: that one finds its booking. */
const knownOr = async (
  tx: Tx,
  { customerId, key, once, specialistId, startsAt, now }: Order,
  refusal: ErrorCode | AppError,
): Promise<Booked> => {
  if (once) await refuseRepeated(tx, once, now)
  const known = key === undefined ? undefined : await findByKey(tx, customerId, key)
  if (!known) throw typeof refusal === 'string' ? new AppError(refusal) : refusal
  if (known.specialist_id !== specialistId || known.starts_at.getTime() !== startsAt.getTime()) {
    throw new AppError('idempotency_key_reused')
  }
  return { appointmentId: known.id, paymentId: known.payment_id, charge: 'ask' }
}

const priceOf = ({ price }: OfferRow): number => {
  if (price !== null) return price
  throw new AppError('slot_not_open')
}

interface Paying {
  readonly parts: PaymentParts
  /** Null if no card is charged. */
  readonly card: PayingCard | null
}

const draft = async (deps: Deps, tx: Tx, order: Order, offer: OfferRow, { parts, card }: Paying) => {
  const price = priceOf(offer)
  const variables = variablesFrom(offer.variables)
  const { customerId, now, notes } = order
  const { earners } = offer
  const recipients = { specialist: earners.recipient, company: earners.company_recipient }
  const split = splitPrice(price, variables.platform_fee_percent, earners.percent ?? 0)
  const id = deps.newId()
  const holdMinutes = isPix(order.method) ? variables.pix_minutes : variables.hold_minutes
  return {
    id,
    customerId,
    dependentId: order.dependentId,
    specialistId: order.specialistId,
    specialtyId: order.specialtyId,
    placeId: offer.place_id,
    startsAt: offer.starts_at,
    endsAt: offer.ends_at,
    timeZone: offer.time_zone,
    price,
    companyId: earners.company,
    split,
    policy: policyOf(variables),
    payment: {
      id: deps.newId(),
      sold: { kind: 'appointment', id },
      customerId,
      method: order.method,
      parts,
      cardId: card?.id ?? null,
      countedAs: card && countedAs({ ...order, card }),
      installments: order.installments,
      providerSplit: providerSplitOf(parts.provider, split, recipients),
      paidAt: parts.provider === 0 ? now : null,
      now,
    },
    holdExpiresAt: parts.provider === 0 ? null : new Date(now.getTime() + holdMinutes * MINUTE),
    idempotencyKey: order.key ?? null,
    // A return visit includes no further one, nor does a courtesy.
    returns: order.returnOf === undefined && !order.courtesy ? offer.returns : null,
    returnOf: order.returnOf ?? null,
    notesSealed: await sealNotes(deps, tx, { id, customerId }, notes ?? ''),
    now,
  } satisfies NewBooking
}

const stepsOf = (
  deps: Deps,
  { id, payment, companyId, split, ...booking }: NewBooking,
  { credits, untold }: { readonly credits: readonly OpenCredit[]; readonly untold: boolean },
): Step[] => {
  const { customerId, specialistId } = booking
  const sale = { customerId, specialistId, companyId, split }
  const steps = paymentSteps(deps, payment, credits, (paid) => paymentSettled(sale, paid))
  return booking.holdExpiresAt === null && !untold
    ? [...steps, addJobSql('notify-booking', { appointmentId: id })]
    : steps
}

/** Writes everything of a booking in the caller's transaction; the charge follows the commit. */
export const book = async (deps: Deps, tx: Tx, asked: Order): Promise<Booked> => {
  await lockOwnTime(tx, asked.customerId)
  const offered = await offerFor(tx, asked)
  if (typeof offered === 'string') return knownOr(tx, asked, offered)
  const { offer, order, link } = offered
  const time = { ...order, startsAt: offer.starts_at, endsAt: offer.ends_at }
  const busy = await refusalOfOthers(deps, tx, time, offer.own ?? [])
  if (busy) return knownOr(tx, order, busy)
  if (offer.status !== 'open') return knownOr(tx, order, 'slot_taken')
  if (!isAsShown(offer, priceOf(offer), order)) return knownOr(tx, order, offerChanged(offer, order))
  const { credits } = offer
  const parts = paymentPartsOf(order.method, priceOf(offer), balanceOf(credits))
  if (!parts.ok) return knownOr(tx, order, parts.code)
  // What a specialist keeps for the person is no hold of their own choosing.
  const full = parts.value.provider > 0 && !link ? await refusalOfHold(tx, order) : undefined
  if (full) return knownOr(tx, order, full)
  const card = await requireCard(tx, order, parts.value)
  const paused = card ? await refusalOfPayer(deps, { ...order, card }) : undefined
  if (paused) return knownOr(tx, order, paused)
  await requireBookable(deps, tx, order)
  const booking = await draft(deps, tx, order, offer, { parts: parts.value, card })
  if (offer.stale && !(await clearSlot(deps, tx, booking))) return knownOr(tx, order, 'slot_taken')
  const steps = [
    ...stepsOf(deps, booking, { credits, untold: order.untold === true }),
    refreshIfNextSql(booking),
  ]
  const answer = link ? undefined : answerTo(booking, offer)
  const key = order.once && { once: order.once, answer: answer && { status: 201, body: answer } }
  if (!(await insertBooking(tx, booking, steps, key))) return knownOr(tx, order, 'slot_taken')
  await takeKept(deps, tx, { offer, link, booking })
  return {
    appointmentId: booking.id,
    paymentId: booking.payment.id,
    charge: parts.value.provider > 0 ? 'make' : 'none',
    answer,
  }
}
