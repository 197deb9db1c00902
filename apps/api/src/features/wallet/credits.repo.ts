import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface OpenCredit {
  readonly id: string
  readonly remaining: number
}

/** The rows of a wallet, oldest first, that nobody else spends until the transaction ends; `id` and `remaining`. */
export const lockedCreditsSql = (customerId: string): RawBuilder<unknown> =>
  sql`SELECT id, remaining FROM credits WHERE customer_id = ${customerId} AND remaining > 0
    ORDER BY created_at, id FOR UPDATE`

export interface CreditUse {
  readonly creditId: string
  readonly amount: number
}

/** The call that takes the uses from their credits, for a statement that does more than that. */
export const spendCreditsSql = (paymentId: string, uses: readonly CreditUse[]): RawBuilder<unknown> => {
  const ids = uses.map(({ creditId }) => creditId)
  const amounts = uses.map(({ amount }) => amount)
  return sql`spend_credits(${paymentId}, ${ids}::uuid[], ${amounts}::int[])`
}

/** Gives back what a payment took. The caller holds the payment's lock and does it once. */
export const returnCredits = async (tx: Tx, paymentId: string): Promise<void> => {
  await sql`
    UPDATE credits SET remaining = remaining + used.amount FROM credit_uses AS used
    WHERE used.payment_id = ${paymentId} AND credits.id = used.credit_id`.execute(tx)
}

export const findCredits = (db: Db, customerId: string) =>
  db
    .selectFrom('credits')
    .select(['id', 'amount', 'remaining', 'origin_appointment_id', 'reason', 'refundable', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('remaining', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export type CreditRow = Awaited<ReturnType<typeof findCredits>>[number]
