import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'
import type { CanceledBy } from './cancellation.ts'
import type { SaleRow } from './settlement.repo.ts'

interface CanceledSale {
  readonly sale: SaleRow
  readonly canceledBy: CanceledBy
  readonly creditId: string | null
  /** Centavos that became credit. */
  readonly amount: number
  /** An unpaid booking was never told to the specialist. */
  readonly wasPaid: boolean
}

/** Tells who did not cancel; the customer's notice carries the credit (spec §3). */
export const notifyCanceled = async (
  deps: Deps,
  tx: Tx,
  { sale, canceledBy, creditId, amount, wasPaid }: CanceledSale,
): Promise<void> => {
  const scheduleId = sale.appointment_id
  if (canceledBy !== 'customer') {
    await notify(deps, tx, {
      userId: sale.customer_user_id,
      kind: 'canceled_by_specialist',
      dedupeKey: `canceled:${scheduleId}`,
      data: { scheduleId, creditId, amount },
    })
  }
  if (canceledBy === 'specialist' || !wasPaid) return
  await notify(deps, tx, {
    userId: sale.specialist_user_id,
    kind: canceledBy === 'customer' ? 'canceled_by_customer' : 'canceled_by_platform',
    dedupeKey: `canceled:${scheduleId}`,
    data: { scheduleId },
  })
}
