import type { RefundState } from '@emma/domain/payments'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface NewRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly reason: 'late_payment' | 'canceled_by_customer' | 'credit' | 'not_attended'
  /** The credit it was taken from. */
  readonly creditId?: string
  readonly now: Date
}

export const insertRefund = async (
  tx: Tx,
  { id, paymentId, amount, reason, creditId, now }: NewRefund,
): Promise<void> => {
  await tx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      amount,
      reason,
      credit_id: creditId ?? null,
      status: 'requested',
      provider_key: id,
      created_at: now,
    })
    .execute()
}

/** A refund, the earlier refunds of the same charge, and whether another one is open. */
export const findRefund = (db: Db | Tx, refundId: string) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select((eb) => [
      'r.id',
      eb.ref('r.status').$castTo<RefundState>().as('status'),
      'r.amount',
      'r.provider_key',
      'r.payment_id',
      'r.credit_id',
      'p.provider_charge_id',
      sql<number>`(SELECT coalesce(sum(o.amount), 0) FROM refunds o
        WHERE o.payment_id = r.payment_id AND o.status = 'done')::integer`.as('done_before'),
      sql<boolean>`EXISTS (SELECT FROM refunds o
        WHERE o.payment_id = r.payment_id AND o.status <> 'done' AND o.id <> r.id)`.as('others_open'),
    ])
    .where('r.id', '=', refundId)
    .executeTakeFirstOrThrow()

export type RefundRow = Awaited<ReturnType<typeof findRefund>>

export const updateRefund = async (
  db: Db | Tx,
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

/**
 * The amount of a payment returned so far: as credit, and to the card once done. A credit's own refund counts once. A
 * queue entry that was not attended has its wallet's part back already.
 */
export const sumReturned = async (tx: Tx, paymentId: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce((SELECT sum(r.amount) FROM refunds r
                      WHERE r.payment_id = p.id AND r.status = 'done' AND r.credit_id IS NULL), 0)
         + coalesce((SELECT sum(k.amount) FROM credits k WHERE k.origin_appointment_id = p.appointment_id), 0)
         + CASE WHEN p.appointment_id IS NULL THEN p.wallet_amount ELSE 0 END AS total
      FROM payments p WHERE p.id = ${paymentId}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Overdue refunds, oldest first. */
export const findOpenRefunds = async (db: Db, before: Date, limit: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', '<>', 'done')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
