import type { Borne, LedgerEntry, PaidBy } from '@emma/domain/earnings'
import type { PaymentState, RefundState } from '@emma/domain/payments'
import type { Db } from '../db/pool.ts'
import type { Tx } from '../db/transaction.ts'

/** A payment under its lock. Amounts in centavos. */
export interface LockedPayment {
  readonly id: string
  readonly status: PaymentState
  readonly wallet_amount: number
  readonly provider_amount: number
}

/** Publishes a change; called once the transaction is committed. */
export type AfterCommit = () => void

/** Who bears a charge-back, and its entry. */
export interface Loss {
  readonly borne: Borne
  readonly book: () => Promise<void>
}

/** An entry of the ledger with its reference. */
export interface ReferredEntry {
  readonly entry: LedgerEntry
  readonly reference: string
}

/** Something sold and its payment, both locked until the transaction ends. */
export interface LockedSale {
  readonly payment: LockedPayment
  /** Hands the sale over to the payer, now that the money arrived. False if that is no longer possible. */
  readonly accept: () => Promise<boolean>
  /** The ledger's entry of a received payment. */
  readonly paidEntry: (paid: PaidBy) => LedgerEntry
  /** The entries of a payment that arrived too late: booked, and undone at once. */
  readonly lateEntries: () => readonly ReferredEntry[]
  readonly onPaid: () => Promise<AfterCommit | undefined>
  /** The bank or the payer still decides; a Pix now has its code. */
  readonly onPending: () => Promise<void>
  readonly onRefused: () => Promise<AfterCommit | undefined>
  /** Divides the amount that the payer's bank took back, in centavos, among the earners. */
  readonly bear: (amount: number) => Promise<Loss>
  readonly onChargedBack: (amount: number) => Promise<AfterCommit | undefined>
}

/** The context of every operation of a seller. */
export interface Selling<D> {
  readonly deps: D
  readonly tx: Tx
  readonly now: Date
}

/** Data of something sold, for the charge. */
export interface Offered {
  readonly description: string
  /** Until when it is held for the payer; null once nothing may be charged for it. */
  readonly heldUntil: Date | null
}

export interface RefundChange {
  readonly id: string
  readonly amount: number
  readonly status: RefundState
}

/** A feature that sells something: payments charges, settles and refunds it without knowing what it is. */
export interface Seller<D> {
  /** The column of `payments` that refers to what it sells. */
  readonly sells: 'appointment' | 'queue_entry'
  /** Locks the sale, then its payment. Undefined if the payment is for something else. */
  readonly lockSale: (selling: Selling<D>, paymentId: string) => Promise<LockedSale | undefined>
  readonly findOffered: (db: Db, soldId: string) => Promise<Offered>
  /** A refund's state changed; only its payment is locked. */
  readonly onRefund: (
    selling: Selling<D>,
    soldId: string,
    refund: RefundChange,
  ) => Promise<AfterCommit | undefined>
}
