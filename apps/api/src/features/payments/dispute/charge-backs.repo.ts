import type { Borne } from '@emma/domain/earnings'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/** The part of a payment that was returned or is being returned. */
export const sumRefunds = async (tx: Tx, paymentId: string): Promise<number> => {
  const { total } = await tx
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('total'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The bank already returned the money of these refunds to the customer: they are over. */
export const endRefunds = async (tx: Tx, paymentId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('refunds')
    .set({ status: 'done', done_at: now })
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'done')
    .execute()
}

/** False if already known. */
export const insertChargeBack = async (
  tx: Tx,
  paymentId: string,
  { credit, specialist, company, platform }: Borne,
  now: Date,
): Promise<boolean> => {
  const stored = await tx
    .insertInto('charge_backs')
    .values({
      payment_id: paymentId,
      amount: credit + specialist + company + platform,
      from_credit: credit,
      from_specialist: specialist,
      from_company: company,
      from_platform: platform,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  return stored !== undefined
}
