import { nextState } from '@emma/domain/booking'
import { bearChargeBack, chargedBack } from '@emma/domain/earnings'
import type { Deps } from '../../../deps.ts'
import type { AfterCommit, Loss, Selling } from '../../../ports/seller.ts'
import { findActiveAdminUsers } from '../../admins/index.ts'
import { refreshIfNext } from '../../availability/index.ts'
import { notify } from '../../notifications/index.ts'
import {
  balanceOf,
  lockCreditsOf,
  postEntry,
  sumPending,
  takeFromCredit,
  usesOf,
} from '../../wallet/index.ts'
import { giveBack } from '../cancel/cancel-appointment.ts'
import { markCanceled } from '../cancel/cancellation.repo.ts'
import { lockCancellation } from '../cancel/cancellation.ts'
import { notifyCanceled } from '../remind/notify-canceled.ts'
import type { SaleRow } from './sale.repo.ts'
import { emitToParticipants, saleOf } from './sale.ts'

/** An appointment whose payment is being aligned with the provider; both are locked. */
export interface Settling extends Selling<Deps> {
  readonly row: SaleRow
}

/** Takes back what is left of the purchase; the rest is the platform's loss (decision 7). */
export const bearLoss = async ({ deps, tx, row, now }: Settling, amount: number): Promise<Loss> => {
  const sale = saleOf(row)
  const credits = await lockCreditsOf(tx, row.appointment_id)
  const pending = await sumPending(tx, sale, [row.id, row.appointment_id])
  const borne = bearChargeBack(amount, sale.split, { credit: balanceOf(credits), ...pending })
  const book = async () => {
    for (const { creditId, amount: used } of usesOf(credits, borne.credit)) {
      await takeFromCredit(tx, creditId, used)
    }
    if (amount === 0) return
    await postEntry(tx, chargedBack(sale, borne), { id: deps.newId(), reference: row.id, at: now })
  }
  return { borne, book }
}

const notifyDisputed = async ({ deps, tx, row }: Settling, amount: number): Promise<void> => {
  const data = { appointmentId: row.appointment_id, amount }
  const dedupeKey = `chargeback:${row.id}`
  for (const userId of [row.specialist_user_id, ...(await findActiveAdminUsers(tx))]) {
    await notify(deps, tx, { userId, kind: 'chargeback', dedupeKey, data })
  }
}

/**
 * Notifies the specialist and the admins. A coming appointment ends, as its money is gone; the wallet's part goes back
 * by the customer's rule.
 */
export const endDisputed = async (settling: Settling, amount: number): Promise<AfterCommit | undefined> => {
  const { deps, tx, row, now } = settling
  await notifyDisputed(settling, amount)
  const mayCancel = nextState(row.appointment_status, 'cancel_by_customer').ok
  if (!mayCancel || row.starts_at <= now) return undefined
  const cancellation = await lockCancellation(tx, row.id, 'customer', now)
  const refund = cancellation.quote.toWallet
  const status = 'canceled_by_customer'
  await markCanceled(tx, {
    id: row.appointment_id,
    status,
    byPlatform: true,
    reason: null,
    returnAgain: true,
    now,
  })
  const creditId = await giveBack({ ...cancellation, deps, tx, refund, now })
  await refreshIfNext(tx, { specialistId: row.specialist_id, startsAt: row.starts_at, now })
  await notifyCanceled(deps, tx, {
    sale: row,
    canceledBy: 'platform',
    creditId,
    amount: refund.wallet,
    wasPaid: true,
  })
  return () => emitToParticipants(deps, row, status)
}
