import type { Centavos } from '../money.ts'
import { type Split, splitAlike, totalOf } from '../payments/index.ts'
import { type Account, account, entryOf, type LedgerEntry } from './accounts.ts'

/** Who earns: the specialist, and the company attended for, if any. */
export interface Earners {
  readonly specialistId: string
  readonly companyId: string | null
}

/** An appointment's amounts as fixed at booking. */
export interface Sale extends Earners {
  readonly customerId: string
  readonly split: Split
}

type Line = readonly [Account, Centavos]
type Purse = 'pending' | 'available'

const earnings = (purse: Purse, { specialistId, companyId }: Earners, split: Split, sign: 1 | -1): Line[] => {
  if (companyId === null && split.company !== 0) throw new RangeError('A share of no company')
  const purseOf = {
    pending: account.pending(specialistId),
    available: account.available(specialistId, companyId),
  }
  const own: Line = [purseOf[purse], sign * split.specialist]
  return companyId === null ? [own] : [own, [account[purse](companyId), sign * split.company]]
}

/** Where a payment's money comes from; `held` was set aside earlier by `creditHeld`. Centavos. */
export interface PaidBy {
  readonly provider: Centavos
  readonly wallet: Centavos
  readonly held: Centavos
}

/** Credit set aside while the rest of a payment is still open; kept with the platform. */
export const creditHeld = (customerId: string, amount: Centavos): LedgerEntry =>
  entryOf('credit_held', [
    [account.wallet(customerId), -amount],
    [account.platform, amount],
  ])

/** Credit set aside goes back: the rest of the payment was refused. */
export const creditReturned = (customerId: string, amount: Centavos): LedgerEntry =>
  entryOf('credit_returned', [
    [account.platform, -amount],
    [account.wallet(customerId), amount],
  ])

/**
 * A price was paid, by card or Pix, wallet, or both: the shares are pending from now on, the platform's fee is its own.
 * @throws RangeError if the amount paid is not the price
 */
export const paymentSettled = (sale: Sale, paid: PaidBy): LedgerEntry =>
  entryOf('payment_settled', [
    [account.provider, -paid.provider],
    [account.wallet(sale.customerId), -paid.wallet],
    [account.platform, sale.split.platform - paid.held],
    ...earnings('pending', sale, sale.split, 1),
  ])

/**
 * A paid appointment was canceled by either participant: the sale is undone, `card` goes back the way it came, `wallet`
 * becomes credit, and what is kept is split in the price's own proportions.
 * @throws RangeError where the three do not sum to the price
 */
export const appointmentCanceled = (
  sale: Sale,
  refund: { readonly card: Centavos; readonly wallet: Centavos; readonly kept: Centavos },
): LedgerEntry => {
  const kept = splitAlike(refund.kept, sale.split)
  return entryOf('appointment_canceled', [
    [account.platform, kept.platform - sale.split.platform],
    ...earnings('pending', sale, sale.split, -1),
    ...earnings('pending', sale, kept, 1),
    [account.wallet(sale.customerId), refund.wallet],
    [account.provider, refund.card],
  ])
}

/** A credit goes back to the card it came from. */
export const creditRefunded = (customerId: string, amount: Centavos): LedgerEntry =>
  entryOf('credit_refunded', [
    [account.wallet(customerId), -amount],
    [account.provider, amount],
  ])

/** Pending earnings become available, `release_days` after the attendance. */
export const earningsReleased = (earners: Earners, split: Split): LedgerEntry =>
  entryOf('earnings_released', [
    ...earnings('pending', earners, split, -1),
    ...earnings('available', earners, split, 1),
  ])

/** The amount a withdrawal takes from one purse: the own practice, or a company. Centavos. */
export interface Taken {
  readonly companyId: string | null
  readonly amount: Centavos
}

const moved = (
  kind: 'withdrawal_requested' | 'withdrawal_returned',
  ownerId: string,
  taken: readonly Taken[],
) => {
  const sign = kind === 'withdrawal_requested' ? 1 : -1
  return entryOf(
    kind,
    taken.flatMap(({ companyId, amount }): Line[] => [
      [account.available(ownerId, companyId), -sign * amount],
      [account.transferred(ownerId), sign * amount],
    ]),
  )
}

/** A withdrawal was requested: the money leaves `available` at once. Nothing moves when it is paid. */
export const withdrawalRequested = (ownerId: string, taken: readonly Taken[]): LedgerEntry =>
  moved('withdrawal_requested', ownerId, taken)

/** A withdrawal was rejected or failed: the money returns to where it was taken. */
export const withdrawalReturned = (ownerId: string, taken: readonly Taken[]): LedgerEntry =>
  moved('withdrawal_returned', ownerId, taken)

/**
 * The provider has more (or, if negative, less) than the ledger says, and an admin settled it: the platform keeps or
 * bears it. Corrections are separate entries; nothing that was posted is changed.
 */
export const corrected = (amount: Centavos): LedgerEntry =>
  entryOf('correction', [
    [account.provider, -amount],
    [account.platform, amount],
  ])

/** A place in the queue was paid. The money is set aside until the patient is attended. */
export const queuePaid = (customerId: string, paid: PaidBy): LedgerEntry =>
  entryOf('queue_paid', [
    [account.provider, -paid.provider],
    [account.wallet(customerId), -paid.wallet],
    [account.platform, -paid.held],
    [account.queue(customerId), paid.provider + paid.wallet + paid.held],
  ])

/** A patient who was not attended gets everything back, each part the way it came. Centavos. */
export const queueReturned = (
  customerId: string,
  back: { readonly card: Centavos; readonly wallet: Centavos },
): LedgerEntry =>
  entryOf('queue_returned', [
    [account.queue(customerId), -back.card - back.wallet],
    [account.provider, back.card],
    [account.wallet(customerId), back.wallet],
  ])

/** A patient from the queue is attended. From now on it is a sale like any other. */
export const queueAttended = (sale: Sale): LedgerEntry =>
  entryOf('queue_attended', [
    [account.queue(sale.customerId), -totalOf(sale.split)],
    [account.platform, sale.split.platform],
    ...earnings('pending', sale, sale.split, 1),
  ])
