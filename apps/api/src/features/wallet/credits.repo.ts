import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface OpenCredit {
  readonly id: string
  readonly remaining: number
}

/** The rows of a wallet, oldest first, locked until the transaction ends; `id` and `remaining`. */
export const lockedCreditsSql = (customerId: unknown): RawBuilder<unknown> =>
  sql`SELECT id, remaining FROM credits WHERE customer_id = ${customerId} AND remaining > 0
    ORDER BY created_at, id FOR UPDATE`

/** The same as a separate query. */
export const lockCredits = async (tx: Tx, customerId: string): Promise<readonly OpenCredit[]> => {
  const { rows } = await sql<OpenCredit>`${lockedCreditsSql(customerId)}`.execute(tx)
  return rows
}

export interface CreditUse {
  readonly creditId: string
  readonly amount: number
}

/** The call that takes uses from their credits, for embedding in a larger statement. */
export const spendCreditsSql = (paymentId: string, uses: readonly CreditUse[]): RawBuilder<unknown> => {
  const ids = uses.map(({ creditId }) => creditId)
  const amounts = uses.map(({ amount }) => amount)
  return sql`spend_credits(${paymentId}, ${ids}::uuid[], ${amounts}::int[])`
}

/** Returns what a payment took. The caller holds the payment's lock and does it once. */
export const returnCredits = async (tx: Tx, paymentId: string): Promise<void> => {
  await sql`
    UPDATE credits SET remaining = remaining + used.amount FROM credit_uses AS used
    WHERE used.payment_id = ${paymentId} AND credits.id = used.credit_id`.execute(tx)
}

export interface NewCredit {
  readonly id: string
  readonly customerId: string
  readonly amount: number
  readonly appointmentId: string
  readonly reason: 'canceled_by_customer' | 'canceled_by_specialist'
  /** Whether it may be refunded to the card or the Pix it came from. */
  readonly refundable: boolean
  readonly now: Date
}

export const insertCredit = async (tx: Tx, credit: NewCredit): Promise<void> => {
  const { id, customerId, amount, appointmentId, reason, refundable, now } = credit
  await tx
    .insertInto('credits')
    .values({
      id,
      customer_id: customerId,
      amount,
      remaining: amount,
      origin_appointment_id: appointmentId,
      reason,
      refundable,
      created_at: now,
    })
    .execute()
}

/** Locks the unspent credits that an appointment became, oldest first, until the transaction ends. */
export const lockCreditsOf = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('credits')
    .select(['id', 'remaining'])
    .where('origin_appointment_id', '=', appointmentId)
    .where('remaining', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()

interface CreditLookup {
  readonly customerId: string
  readonly appointmentId: string
  /** Any of this consultation if omitted. */
  readonly creditId: string | undefined
}

/** The credit of a canceled appointment, locked until the transaction ends. */
export const lockCreditOf = async (tx: Tx, { customerId, appointmentId, creditId }: CreditLookup) => {
  const credit = await tx
    .selectFrom('credits')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('origin_appointment_id', '=', appointmentId)
    .$if(creditId !== undefined, (query) => query.where('id', '=', creditId ?? ''))
    .forUpdate()
    .executeTakeFirst()
  return credit?.id
}

/** The part of a credit that can be refunded to the card now. Runs after the lock, so that it sees what was spent. */
export const refundableOf = async (tx: Tx, creditId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    SELECT refundable_amount(${creditId}, ${now}) AS amount`.execute(tx)
  return rows[0]?.amount ?? 0
}

/** Takes from a locked credit. */
export const takeFromCredit = async (tx: Tx, creditId: string, amount: number): Promise<void> => {
  await sql`UPDATE credits SET remaining = remaining - ${amount} WHERE id = ${creditId}`.execute(tx)
}

export interface CreditRow {
  readonly id: string
  readonly amount: number
  readonly remaining: number
  readonly origin_appointment_id: string | null
  readonly reason: string
  readonly created_at: string
  readonly refundable_amount: number
}

/** A wallet's credits as JSON, oldest first. @param customerId a value, or its name in the statement */
export const creditsSql = (customerId: unknown, now: unknown): RawBuilder<readonly CreditRow[]> =>
  sql<readonly CreditRow[]>`(
    SELECT coalesce(json_agg(json_build_object('id', w.id, 'amount', w.amount, 'remaining', w.remaining,
        'origin_appointment_id', w.origin_appointment_id, 'reason', w.reason, 'created_at', w.created_at,
        'refundable_amount', refundable_amount(w.id, ${now}::timestamptz)) ORDER BY w.created_at, w.id), '[]')
    FROM credits w WHERE w.customer_id = ${customerId} AND w.remaining > 0)`

export const findCredits = async (db: Db, customerId: string, now: Date): Promise<readonly CreditRow[]> => {
  const { rows } = await sql<{ readonly credits: readonly CreditRow[] }>`
    SELECT ${creditsSql(customerId, now)} AS credits`.execute(db)
  return rows[0]?.credits ?? []
}
