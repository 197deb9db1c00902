import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../notifications/index.ts'
import type { CanceledBy } from '../cancel/cancellation.ts'
import type { SaleRow } from '../money/sale.repo.ts'

interface CanceledSale {
  readonly sale: SaleRow
  readonly canceledBy: CanceledBy
  readonly creditId: string | null
  /** Centavos credited. */
  readonly amount: number
  /** An unpaid booking was announced to nobody, so neither is its end. */
  readonly wasPaid: boolean
}

/** Notifies both participants; the notice of a canceled consultation includes the credit (spec §3). */
export const notifyCanceled = async (
  deps: Deps,
  tx: Tx,
  { sale, canceledBy, creditId, amount, wasPaid }: CanceledSale,
): Promise<void> => {
  const appointmentId = sale.appointment_id
  if (canceledBy !== 'customer') {
    await notify(deps, tx, {
      userId: sale.customer_user_id,
      kind: 'canceled_by_specialist',
      dedupeKey: `canceled:${appointmentId}`,
      data: { appointmentId, creditId, amount },
      alsoEmail: true,
    })
  }
  if (canceledBy === 'customer' && wasPaid) {
    await notify(deps, tx, {
      userId: sale.customer_user_id,
      kind: 'own_cancellation',
      dedupeKey: `canceled:${appointmentId}`,
      data: { appointmentId },
      alsoEmail: true,
    })
  }
  if (canceledBy === 'specialist' || !wasPaid) return
  await notify(deps, tx, {
    userId: sale.specialist_user_id,
    kind: canceledBy === 'customer' ? 'canceled_by_customer' : 'canceled_by_platform',
    dedupeKey: `canceled:${appointmentId}`,
    data: { appointmentId },
  })
}
