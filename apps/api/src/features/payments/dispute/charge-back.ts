import { nextPaymentState } from '@emma/domain/payments'
import type { Deps } from '../../../deps.ts'
import type { AfterCommit, LockedSale, Selling } from '../../../ports/seller.ts'
import { updatePaymentState } from '../charge/payments.repo.ts'
import { endRefunds, insertChargeBack, sumRefunds } from './charge-backs.repo.ts'

/**
 * The payer's bank took the payment back: the ledger's remaining part at the provider is booked out. Refunds on their
 * way are over, as the payer has that money from the bank.
 */
export const bookChargeBack = async (
  { tx, now }: Selling<Deps>,
  sale: LockedSale,
): Promise<AfterCommit | undefined> => {
  const { id, status, provider_amount } = sale.payment
  const next = nextPaymentState(status, 'charge_back')
  if (!next.ok && status !== 'refunded') return undefined
  const amount = provider_amount - (await sumRefunds(tx, id))
  const loss = await sale.bear(amount)
  if (!(await insertChargeBack(tx, id, loss.borne, now))) return undefined
  await loss.book()
  await endRefunds(tx, id, now)
  if (next.ok) await updatePaymentState(tx, id, next.value, now)
  return sale.onChargedBack(amount)
}
