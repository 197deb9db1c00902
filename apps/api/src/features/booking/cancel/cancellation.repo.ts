import type { PaymentMethod } from '@emma/domain/payments'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** How and when an appointment was paid, and the policy frozen at booking. */
export const findPaid = (db: Db | Tx, paymentId: string) =>
  db
    .selectFrom('payments as p')
    .innerJoin('appointments as a', 'a.id', 'p.appointment_id')
    .select((eb) => [eb.ref('p.method').$castTo<PaymentMethod>().as('method'), 'p.paid_at', 'a.policy'])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow()

interface Canceled {
  readonly id: string
  readonly status: 'canceled_by_customer' | 'canceled_by_specialist'
  readonly byPlatform: boolean
  readonly reason: string | null
  /** For a return visit: another one may be booked instead. */
  readonly returnAgain: boolean
  readonly now: Date
}

export const markCanceled = async (
  tx: Tx,
  { id, status, byPlatform, reason, returnAgain, now }: Canceled,
): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({
      status,
      canceled_by_platform: byPlatform,
      cancel_reason: reason,
      canceled_at: now,
      hold_expires_at: null,
      return_again: sql`return_of IS NOT NULL AND ${returnAgain}::boolean`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
