import type { ErrorCode } from '@emma/contracts/kit'
import { type PaymentMethod, type PaymentParts, paymentPartsOf } from '@emma/domain/booking'
import { creditHeld, paymentSettled, splitPrice } from '@emma/domain/earnings'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { addJobSql } from '../../jobs/queue.repo.ts'
import { findPayingCard } from '../cards/index.ts'
import { requireBookable } from '../dependents/index.ts'
import { takeOffer } from '../freed-slots/index.ts'
import { variablesFrom } from '../variables/index.ts'
import { balanceOf, type OpenCredit, postEntrySql, spendCreditsSql, usesOf } from '../wallet/index.ts'
import { findByKey, insertBooking, type NewBooking, type Step } from './booking.repo.ts'
import { clearSlot } from './hold.ts'
import { refreshIfNextSql } from './next-slot.repo.ts'
import { findOffer, type OfferRow } from './offer.repo.ts'
import { policyOf } from './policy.ts'
import { providerSplitOf } from './provider-split.ts'

/** What a customer asks for. */
export interface Order {
  readonly customerId: string
  /** Null where the appointment is the customer's own. */
  readonly dependentId: string | null
  readonly specialistId: string
  readonly startsAt: Date
  readonly specialtyId: string
  readonly method: PaymentMethod
  readonly cardId: string | undefined
  readonly installments: number
  readonly notes: string | undefined
  readonly key: string | undefined
  readonly now: Date
}

/** An appointment that was written: its charge is to be made, to be asked about (a repeated call), or not needed. */
export interface Booked {
  readonly appointmentId: string
  readonly paymentId: string
  readonly charge: 'make' | 'ask' | 'none'
}

const SAFETY_NET_MS = 30_000

/** A refusal, but for the repetition of a call whose answer was lost: that one finds what it booked. */
const knownOr = async (
  tx: Tx,
  { customerId, key, specialistId, startsAt }: Order,
  code: ErrorCode,
): Promise<Booked> => {
  const known = key === undefined ? undefined : await findByKey(tx, customerId, key)
  if (!known) throw new AppError(code)
  if (known.specialist_id !== specialistId || known.starts_at.getTime() !== startsAt.getTime()) {
    throw new AppError('idempotency_key_reused')
  }
  return { appointmentId: known.id, paymentId: known.payment_id, charge: 'ask' }
}

const priceOf = ({ price }: OfferRow): number => {
  if (price !== null) return price
  throw new AppError('not_found')
}

const cardFor = async (tx: Tx, order: Order, parts: PaymentParts): Promise<string | null> => {
  if (parts.provider === 0 || order.method === 'pix') return null
  const card = await findPayingCard(tx, order.customerId, order.cardId)
  if (!card) throw new AppError('card_required')
  return card.id
}

const draft = async (deps: Deps, tx: Tx, order: Order, offer: OfferRow, parts: PaymentParts) => {
  const price = priceOf(offer)
  const variables = variablesFrom(offer.variables)
  const { customerId, now, notes } = order
  const { earners } = offer
  const split = splitPrice(price, variables.platform_fee_percent, earners.percent ?? 0)
  const id = deps.newId()
  const holdMinutes = order.method === 'pix' ? variables.pix_minutes : variables.hold_minutes
  const cell = { subjectId: customerId, column: 'appointments.notes_sealed', rowId: id }
  return {
    id,
    paymentId: deps.newId(),
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
    providerSplit: providerSplitOf(parts.provider, split, earners),
    policy: policyOf(variables),
    method: order.method,
    parts,
    cardId: await cardFor(tx, order, parts),
    installments: order.installments,
    holdExpiresAt: parts.provider === 0 ? null : new Date(now.getTime() + holdMinutes * 60_000),
    idempotencyKey: order.key ?? null,
    notesSealed: notes === undefined ? null : await deps.vault.seal(tx, cell, notes),
    now,
  } satisfies NewBooking
}

/** The wallet's part is spent at once; a whole price is settled with it, a part is set aside for the charge. */
const walletSteps = (deps: Deps, booking: NewBooking, credits: readonly OpenCredit[]): Step[] => {
  const { parts, paymentId, customerId, specialistId, companyId, split, now } = booking
  if (parts.wallet === 0) return []
  const sale = { customerId, specialistId, companyId, split }
  const entry =
    parts.provider === 0
      ? paymentSettled(sale, { provider: 0, wallet: parts.wallet, held: 0 })
      : creditHeld(customerId, parts.wallet)
  return [
    spendCreditsSql(paymentId, usesOf(credits, parts.wallet)),
    postEntrySql(entry, { id: deps.newId(), reference: paymentId, at: now }),
  ]
}

const jobStep = ({ id, paymentId, holdExpiresAt, now }: NewBooking): Step =>
  holdExpiresAt === null
    ? addJobSql('notify-booking', { appointmentId: id })
    : addJobSql(
        'settle-payment',
        { paymentId },
        { runAt: new Date(now.getTime() + SAFETY_NET_MS), key: `settle:${paymentId}` },
      )

/** Everything that a booking writes, in the caller's transaction; the charge comes after the commit. */
export const book = async (deps: Deps, tx: Tx, order: Order): Promise<Booked> => {
  const usesWallet = order.method === 'wallet' || order.method === 'wallet_card'
  const offer = await findOffer(tx, { ...order, walletOf: usesWallet ? order.customerId : undefined })
  if (!offer || offer.status === 'blocked') return knownOr(tx, order, 'slot_not_open')
  if (offer.status !== 'open') return knownOr(tx, order, 'slot_taken')
  const { credits } = offer
  const parts = paymentPartsOf(order.method, priceOf(offer), balanceOf(credits))
  if (!parts.ok) return knownOr(tx, order, parts.code)
  await requireBookable(deps, tx, order)
  const booking = await draft(deps, tx, order, offer, parts.value)
  if (offer.stale && !(await clearSlot(deps, tx, booking))) return knownOr(tx, order, 'slot_taken')
  const steps = [...walletSteps(deps, booking, credits), jobStep(booking), refreshIfNextSql(booking)]
  if (!(await insertBooking(tx, booking, steps))) return knownOr(tx, order, 'slot_taken')
  if (offer.reserved || offer.stale) await takeOffer(tx, { ...booking, appointmentId: booking.id })
  return {
    appointmentId: booking.id,
    paymentId: booking.paymentId,
    charge: parts.value.provider > 0 ? 'make' : 'none',
  }
}
