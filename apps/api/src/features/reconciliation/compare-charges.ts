import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { Charge } from '../../providers/payments/port.ts'
import { settleCharge } from '../payments/index.ts'
import { type BookedPayment, findBooked, findTouched } from './payments.repo.ts'
import type { Found } from './reconciliation.repo.ts'

/** The scope of a run, and where it reports. */
export interface Looking {
  readonly deps: Deps
  readonly since: Date
  readonly report: (difference: Found) => Promise<void>
}

const AT_ONCE = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The provider's balance of a charge. A dispute takes all of it. */
const heldOf = (charge: Charge | undefined): number =>
  charge === undefined || charge.status === 'charged_back' ? 0 : charge.paid - charge.refunded

/** A refund on its way may be done there or not: everything in between is right. */
const agrees = ({ held, refunding }: BookedPayment, atProvider: number): boolean =>
  atProvider >= held && atProvider <= held + refunding

const differenceOf = (payment: BookedPayment, charge: Charge | undefined): Found => ({
  kind: charge ? 'charge' : 'charge_missing',
  subject: charge?.chargeId ?? payment.chargeId ?? payment.id,
  expected: payment.held,
  found: heldOf(charge),
})

/**
 * Both are read again before an alarm, because money may have moved between the first two reads. An open payment is
 * settled by its own sweep.
 */
const confirm = async (
  looking: Looking,
  payment: BookedPayment,
  charge: Charge | undefined,
): Promise<void> => {
  const { deps, report } = looking
  if (payment.status === 'pending' || agrees(payment, heldOf(charge))) return
  const [now] = await findBooked(deps.db, [payment.appointmentId])
  const chargeId = charge?.chargeId ?? payment.chargeId
  const then = chargeId === null ? undefined : await deps.payments.findCharge(chargeId)
  // No event arrived for the dispute: it is booked as if one had.
  if (then?.status === 'charged_back') await settleCharge(deps, payment.id, then)
  const [after] = await findBooked(deps.db, [payment.appointmentId])
  if (!now || !after || agrees(now, heldOf(then)) || agrees(after, heldOf(then))) return
  await report(differenceOf(after, then))
}

const appointmentOf = ({ code }: Charge): string | undefined => z.uuid().safeParse(code).data

/** Charges as the provider lists them, a few at a time. */
async function* batches(charges: AsyncIterable<Charge>) {
  let batch: Charge[] = []
  for await (const charge of charges) {
    batch.push(charge)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  yield batch
}

/** Compares every charge in the provider's list with its payment. Returns the payments found. */
const compareListed = async (looking: Looking): Promise<ReadonlySet<string>> => {
  const { deps, since, report } = looking
  const met = new Set<string>()
  for await (const batch of batches(deps.payments.listCharges(since))) {
    const ids = batch.flatMap((charge) => appointmentOf(charge) ?? [])
    const payments = new Map((await findBooked(deps.db, ids)).map((row) => [row.appointmentId, row]))
    for (const charge of batch) {
      const payment = payments.get(appointmentOf(charge) ?? '')
      if (payment && (payment.chargeId === null || payment.chargeId === charge.chargeId)) {
        met.add(payment.id)
        await confirm(looking, payment, charge)
      } else if (heldOf(charge) !== 0) {
        const difference = { subject: charge.chargeId, expected: 0, found: heldOf(charge) }
        await report({ kind: 'charge_unknown', ...difference })
      }
    }
  }
  return met
}

/** Compares every changed payment with its own charge, except those found already. */
const compareTouched = async (looking: Looking, met: ReadonlySet<string>): Promise<number> => {
  const { deps, since } = looking
  let [count, after] = [0, FIRST_ID]
  for (;;) {
    const page = await findTouched(deps.db, { since, after, limit: AT_ONCE })
    for (const payment of page.filter(({ id }) => !met.has(id))) {
      const { chargeId } = payment
      const charge = chargeId === null ? undefined : await deps.payments.findCharge(chargeId)
      await confirm(looking, payment, charge)
      count += 1
    }
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) return count
    after = last.id
  }
}

/**
 * Compares charges with payments: those touched, and on request every one that the provider lists. Returns how many.
 */
export const compareCharges = async (looking: Looking, isListed: boolean): Promise<number> => {
  const met = isListed ? await compareListed(looking) : new Set<string>()
  return met.size + (await compareTouched(looking, met))
}
