import { HOUR } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import type { Offered } from '../../../ports/seller.ts'
import {
  type Charge,
  type ChargeRequest,
  ProviderRejected,
  ProviderUnknown,
  type Share,
} from '../../../providers/payments/port.ts'
import { ensurePayer } from '../../cards/index.ts'
import { type ChargeableRow, findChargeable } from './payments.repo.ts'
import { readProviderSplit } from './provider-split.ts'
import { sellerOf, soldIdOf } from './sellers.ts'
import { type NoCharge, settleCharge } from './settle-charge.ts'

/** A payment and its sale, as the charge needs them. The provider knows it by the id of the sale. */
type Chargeable = ChargeableRow & Offered & { readonly code: string }

/** Deterministic: a key belongs to one request. */
const methodOf = (payment: Chargeable): ChargeRequest['method'] => {
  if (payment.provider_card_id !== null) {
    return { kind: 'card', cardId: payment.provider_card_id, installments: payment.installments }
  }
  const held = (payment.heldUntil?.getTime() ?? 0) - payment.created_at.getTime()
  return { kind: 'pix', expiresInSeconds: Math.max(60, Math.round(held / 1000)) }
}

const isHeld = ({ heldUntil }: Chargeable, now: Date): boolean => heldUntil !== null && heldUntil > now

const readChargeable = async (deps: Deps, paymentId: string): Promise<Chargeable> => {
  const payment = await findChargeable(deps.db, paymentId)
  const code = soldIdOf(payment)
  return { ...payment, code, ...(await sellerOf(deps, payment).findOffered(deps.db, code)) }
}

const chargeWith = async (deps: Deps, payment: Chargeable, split: readonly Share[]): Promise<Charge> =>
  deps.payments.charge({
    key: payment.provider_key,
    code: payment.code,
    customerId: await ensurePayer(deps, payment.customer_id),
    description: payment.description,
    amount: payment.provider_amount,
    method: methodOf(payment),
    split,
  })

/**
 * A recipient that the provider no longer pays must not block a booking: the platform takes the whole charge then, and
 * the ledger still has everyone's share (decision 7). A refused request is not stored under its key.
 */
const chargeSplit = async (deps: Deps, payment: Chargeable): Promise<Charge> => {
  const split = readProviderSplit(payment.provider_split)
  try {
    return await chargeWith(deps, payment, split)
  } catch (error) {
    if (split.length === 0 || !(error instanceof ProviderRejected) || !error.isAbout('split')) throw error
    deps.log.warn({ paymentId: payment.id }, 'charged without a split')
    return chargeWith(deps, payment, [])
  }
}

const makeCharge = async (deps: Deps, payment: Chargeable): Promise<Charge | NoCharge> => {
  try {
    return await chargeSplit(deps, payment)
  } catch (error) {
    if (error instanceof ProviderRejected) return { status: 'not_charged' }
    throw error
  }
}

/** The provider's charge: by its own id, or by our code if its answer was lost. */
const findMade = (deps: Deps, payment: Chargeable): Promise<Charge | undefined> =>
  payment.provider_charge_id === null
    ? deps.payments.findByCode(payment.code)
    : deps.payments.findCharge(payment.provider_charge_id)

/**
 * An order that never reached the provider is created under its own key while the slot is held. After that nothing may
 * be charged any more, and an hour later nothing can be on its way.
 */
const resumeCharge = async (deps: Deps, payment: Chargeable): Promise<Charge | NoCharge | undefined> => {
  const now = deps.clock.now()
  const made = await findMade(deps, payment)
  if (made) return made
  if (isHeld(payment, now)) return makeCharge(deps, payment)
  return now.getTime() - payment.created_at.getTime() > HOUR ? { status: 'not_charged' } : undefined
}

/** `waiting`: the bank or the customer still decides. `unknown`: the provider could not tell. */
type Outcome = 'settled' | 'waiting' | 'unknown'

const apply = async (
  deps: Deps,
  paymentId: string,
  charge: Charge | NoCharge | undefined,
): Promise<Outcome> => {
  if (!charge) return 'unknown'
  await settleCharge(deps, paymentId, charge)
  return charge.status === 'pending' ? 'waiting' : 'settled'
}

/**
 * The first charge of a booking, right after its commit. If the provider failed or its answer was lost, it is queried,
 * and a charge it does not know is made once more under the same key; if the outcome is still unknown, the job
 * continues.
 */
export const chargeNow = async (deps: Deps, paymentId: string): Promise<Outcome> => {
  const payment = await readChargeable(deps, paymentId)
  if (payment.status !== 'pending') return 'settled'
  try {
    return await apply(deps, paymentId, await makeCharge(deps, payment))
  } catch (error) {
    if (!(error instanceof ProviderUnknown)) throw error
    return apply(deps, paymentId, await resumeCharge(deps, payment))
  }
}

/** Queries a payment's outcome from the provider, and settles it. */
export const resumePayment = async (deps: Deps, paymentId: string): Promise<Outcome> => {
  const payment = await readChargeable(deps, paymentId)
  if (payment.status !== 'pending') return 'settled'
  return apply(deps, paymentId, await resumeCharge(deps, payment))
}
