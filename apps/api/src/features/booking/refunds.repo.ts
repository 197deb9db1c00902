import type { RefundState } from '@emma/domain/booking'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface NewRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly reason: string
  readonly now: Date
}

export const insertRefund = async (
  tx: Tx,
  { id, paymentId, amount, reason, now }: NewRefund,
): Promise<void> => {
  await tx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      amount,
      reason,
      status: 'requested',
      provider_key: id,
      created_at: now,
    })
    .execute()
}

export const findRefund = (db: Db, refundId: string) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select((eb) => [
      'r.id',
      eb.ref('r.status').$castTo<RefundState>().as('status'),
      'r.amount',
      'r.provider_key',
      'p.provider_charge_id',
    ])
    .where('r.id', '=', refundId)
    .executeTakeFirstOrThrow()

export const updateRefund = async (
  db: Db,
  refundId: string,
  status: RefundState,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('refunds')
    .set({ status, ...(status === 'done' ? { done_at: now } : {}) })
    .where('id', '=', refundId)
    .execute()
}
