import { creditReturned } from '@emma/domain/earnings'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { postEntry, returnCredits } from '../../wallet/index.ts'
import { insertRefund, type NewRefund } from './refunds.repo.ts'

/**
 * Refunds money the way the provider took it: under its own key, committed before the provider is called. Does nothing
 * for an amount of 0.
 * @returns the refund's id
 */
export const requestRefund = async (deps: Deps, tx: Tx, refund: Omit<NewRefund, 'id'>): Promise<string> => {
  const id = deps.newId()
  if (refund.amount === 0) return id
  await insertRefund(tx, { ...refund, id })
  await deps.jobs.add(tx, 'refund-payment', { refundId: id }, { key: `refund:${id}` })
  return id
}

interface HeldPayment {
  readonly id: string
  readonly customer_id: string
  readonly wallet_amount: number
}

/** Returns the wallet part that an unpaid payment had set aside. */
export const returnHeld = async (deps: Deps, tx: Tx, payment: HeldPayment, now: Date): Promise<void> => {
  if (payment.wallet_amount === 0) return
  await returnCredits(tx, payment.id)
  const entry = creditReturned(payment.customer_id, payment.wallet_amount)
  await postEntry(tx, entry, { id: deps.newId(), reference: payment.id, at: now })
}
