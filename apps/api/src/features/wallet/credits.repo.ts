import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface OpenCredit {
  readonly id: string
  readonly remaining: number
}

/** What the wallet holds, oldest first; nobody else spends it until the transaction ends. */
export const lockCredits = async (tx: Tx, customerId: string): Promise<readonly OpenCredit[]> => {
  const { rows } = await sql<OpenCredit>`
    SELECT id, remaining FROM credits WHERE customer_id = ${customerId} AND remaining > 0
    ORDER BY created_at, id FOR UPDATE`.execute(tx)
  return rows
}

export interface CreditUse {
  readonly creditId: string
  readonly amount: number
}

/** Takes the uses from their credits and remembers them with the payment. */
export const spendCredits = async (tx: Tx, paymentId: string, uses: readonly CreditUse[]): Promise<void> => {
  const ids = uses.map(({ creditId }) => creditId)
  const amounts = uses.map(({ amount }) => amount)
  await sql`
    WITH uses AS (
      INSERT INTO credit_uses (payment_id, credit_id, amount)
      SELECT ${paymentId}, used.id, used.amount FROM unnest(${ids}::uuid[], ${amounts}::int[]) AS used (id, amount)
      RETURNING credit_id, amount
    )
    UPDATE credits SET remaining = remaining - uses.amount FROM uses WHERE credits.id = uses.credit_id`.execute(
    tx,
  )
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
