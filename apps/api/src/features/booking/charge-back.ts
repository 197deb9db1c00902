import { nextPaymentState, nextState } from '@emma/domain/booking'
import { bearChargeBack, chargedBack } from '@emma/domain/earnings'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findActiveAdminUsers } from '../admins/index.ts'
import { notify } from '../notifications/index.ts'
import { balanceOf, postEntry, takeFromCredit, usesOf } from '../wallet/index.ts'
import { giveBack } from './cancel-appointment.ts'
import { markCanceled, updatePaymentState } from './cancellation.repo.ts'
import { lockCancellation } from './cancellation.ts'
import { endRefunds, findPending, insertChargeBack, lockCreditsOf, sumRefunds } from './charge-backs.repo.ts'
import { refreshIfNext } from './next-slot.repo.ts'
import { notifyCanceled } from './notify-canceled.ts'
import { saleOf } from './sale.ts'
import type { SaleRow } from './settlement.repo.ts'

/** One payment being brought to what the provider says, under its lock. */
export interface Settling {
  readonly deps: Deps
  readonly tx: Tx
  readonly sale: SaleRow
  readonly now: Date
}

/** What is left of the purchase is taken back; the rest is the platform's loss (decision 7). */
const takeBack = async ({ deps, tx, sale, now }: Settling, amount: number): Promise<boolean> => {
  const credits = await lockCreditsOf(tx, sale.appointment_id)
  const left = { credit: balanceOf(credits), ...(await findPending(tx, sale)) }
  const borne = bearChargeBack(amount, saleOf(sale).split, left)
  if (!(await insertChargeBack(tx, sale.id, borne, now))) return false
  for (const { creditId, amount: used } of usesOf(credits, borne.credit)) {
    await takeFromCredit(tx, creditId, used)
  }
  if (amount === 0) return true
  return postEntry(tx, chargedBack(saleOf(sale), borne), { id: deps.newId(), reference: sale.id, at: now })
}

const tellOfIt = async ({ deps, tx, sale }: Settling, amount: number): Promise<void> => {
  const data = { scheduleId: sale.appointment_id, amount }
  const dedupeKey = `chargeback:${sale.id}`
  for (const userId of [sale.specialist_user_id, ...(await findActiveAdminUsers(tx))]) {
    await notify(deps, tx, { userId, kind: 'chargeback', dedupeKey, data })
  }
}

/** Nothing stands without money: what is still to come ends, and the wallet's part goes back by the customer's rule. */
const cancelDisputed = async (settling: Settling): Promise<'canceled_by_customer' | undefined> => {
  const { deps, tx, sale, now } = settling
  const mayCancel = nextState(sale.appointment_status, 'cancel_by_customer').ok
  if (!mayCancel || sale.starts_at <= now) return undefined
  const cancellation = await lockCancellation(tx, sale.id, 'customer', now)
  const refund = cancellation.quote.toWallet
  const status = 'canceled_by_customer'
  await markCanceled(tx, { id: sale.appointment_id, status, reason: null, now })
  const creditId = await giveBack({ ...cancellation, deps, tx, refund, now })
  await refreshIfNext(tx, { specialistId: sale.specialist_id, startsAt: sale.starts_at, now })
  await notifyCanceled(deps, tx, {
    sale,
    canceledBy: 'customer',
    creditId,
    amount: refund.wallet,
    wasPaid: true,
  })
  return status
}

/**
 * The customer's bank took the payment back: what the ledger still has of it at the provider is gone, refunds that
 * were on their way included, as the customer has that money by the bank.
 */
export const bookChargeBack = async (settling: Settling): Promise<'canceled_by_customer' | undefined> => {
  const { tx, sale, now } = settling
  const next = nextPaymentState(sale.status, 'charge_back')
  if (!next.ok && sale.status !== 'refunded') return undefined
  const amount = sale.provider_amount - (await sumRefunds(tx, sale.id))
  if (!(await takeBack(settling, amount))) return undefined
  await endRefunds(tx, sale.id, now)
  if (next.ok) await updatePaymentState(tx, sale.id, next.value, now)
  await tellOfIt(settling, amount)
  return cancelDisputed(settling)
}
