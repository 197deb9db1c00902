import type { PaymentMethod, PaymentParts, PaymentState } from '@emma/domain/payments'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Seller } from '../../../ports/seller.ts'
import type { Charge, Share } from '../../../providers/payments/port.ts'

/** The sale that a payment is for. */
export interface Sold {
  readonly kind: Seller<unknown>['sells']
  readonly id: string
}

export interface NewPayment {
  readonly id: string
  readonly sold: Sold
  readonly customerId: string
  readonly method: PaymentMethod
  readonly parts: PaymentParts
  readonly cardId: string | null
  readonly installments: number
  readonly providerSplit: readonly Share[]
  /** Counters that a refused charge adds to; null if no card is charged. */
  readonly countedAs: readonly string[] | null
  /** Null if a charge is still to be made. */
  readonly paidAt: Date | null
  readonly now: Date
}

/** SQL run in the same statement, once the payment is written. */
export type Step = RawBuilder<unknown>

/**
 * The statement that writes a payment.
 * @param after the part of the caller's statement that must have written a row
 */
export const newPaymentSql = (
  payment: NewPayment,
  after: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => {
  const { id, sold, parts, paidAt, now } = payment
  const idOf = (kind: Sold['kind']) => (sold.kind === kind ? sold.id : null)
  return sql`
    INSERT INTO payments (id, appointment_id, queue_entry_id, customer_id, method, amount, wallet_amount,
      provider_amount, status, card_id, installments, provider_key, provider_split, counted_as, created_at, paid_at,
      updated_at)
    SELECT ${id}::uuid, ${idOf('appointment')}::uuid, ${idOf('queue_entry')}::uuid, ${payment.customerId}::uuid,
      ${payment.method}, ${parts.wallet + parts.provider}::int, ${parts.wallet}::int, ${parts.provider}::int,
      ${paidAt === null ? 'pending' : 'paid'}, ${payment.cardId}::uuid, ${payment.installments}::int, ${id}::text,
      ${JSON.stringify(payment.providerSplit)}::jsonb, ${payment.countedAs}::text[], ${now}::timestamptz, ${paidAt}::timestamptz,
      ${now}::timestamptz
    ${after} RETURNING id`
}

/** Writes a payment and takes the steps in one statement. */
export const insertPayment = async (tx: Tx, payment: NewPayment, steps: readonly Step[]): Promise<void> => {
  const taken = steps.length === 0 ? sql`id` : sql.join([...steps])
  await sql`WITH payment AS (${newPaymentSql(payment)}) SELECT ${taken} FROM payment`.execute(tx)
}

/** Locks a payment with its sale. */
export const lockPayment = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('payments')
    .select((eb) => [
      'id',
      eb.ref('status').$castTo<PaymentState>().as('status'),
      'wallet_amount',
      'provider_amount',
      'appointment_id',
      'queue_entry_id',
    ])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** A place in the queue became an appointment, and its payment moves to the appointment. */
export const assignToAppointment = async (
  tx: Tx,
  { queueEntryId, appointmentId, now }: { queueEntryId: string; appointmentId: string; now: Date },
): Promise<void> => {
  await tx
    .updateTable('payments')
    .set({ appointment_id: appointmentId, updated_at: now })
    .where('queue_entry_id', '=', queueEntryId)
    .execute()
}

const providerFields = ({ orderId, chargeId, pix }: Charge) => ({
  provider_order_id: orderId,
  provider_charge_id: chargeId,
  ...(pix ? { pix: JSON.stringify(pix) } : {}),
})

/** Takes the counters of a refusal; a second call returns none. */
export const takeCountedAs = async (tx: Tx, paymentId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ counted_as: readonly string[] }>`
    UPDATE payments p SET counted_as = NULL FROM payments was
     WHERE p.id = ${paymentId} AND was.id = p.id AND was.counted_as IS NOT NULL
    RETURNING was.counted_as`.execute(tx)
  return rows[0]?.counted_as ?? []
}

interface PaymentChange {
  readonly status: 'pending' | 'paid' | 'refunded' | 'failed'
  readonly charge: Charge | undefined
  readonly reason?: string
  readonly now: Date
}

/** Updates a payment to the provider's state of its charge. */
export const updatePayment = async (tx: Tx, paymentId: string, change: PaymentChange): Promise<void> => {
  const { status, charge, reason, now } = change
  await tx
    .updateTable('payments')
    .set({
      status,
      updated_at: now,
      ...(charge ? providerFields(charge) : {}),
      ...(status === 'pending' ? {} : { counted_as: null }),
      ...(status === 'paid' || status === 'refunded' ? { paid_at: now } : {}),
      ...(reason === undefined ? {} : { refused_reason: reason }),
    })
    .where('id', '=', paymentId)
    .execute()
}

export const updatePaymentState = async (
  tx: Tx,
  paymentId: string,
  status: PaymentState,
  now: Date,
): Promise<void> => {
  await tx.updateTable('payments').set({ status, updated_at: now }).where('id', '=', paymentId).execute()
}

/** A payment with the data for its charge. */
export const findChargeable = (db: Db, paymentId: string) =>
  db
    .selectFrom('payments as p')
    .leftJoin('cards as k', 'k.id', 'p.card_id')
    .select([
      'p.id',
      'p.appointment_id',
      'p.queue_entry_id',
      'p.customer_id',
      'p.status',
      'p.provider_amount',
      'p.provider_key',
      'p.provider_charge_id',
      'p.provider_split',
      'p.installments',
      'p.created_at',
      'k.provider_card_id',
    ])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow()

export type ChargeableRow = Awaited<ReturnType<typeof findChargeable>>

/**
 * Payments that should have been settled by now. Those checked longest ago come first, so that many slow payers do not
 * keep others from being checked.
 */
export const claimOpenPayments = async (
  db: Db,
  { before, now, limit }: { readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    UPDATE payments SET updated_at = ${now} WHERE id IN (
      SELECT id FROM payments WHERE status = 'pending' AND created_at < ${before} AND updated_at < ${before}
       ORDER BY updated_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The payment of a charge, by the code of the charge. */
export const findPaymentByCode = async (db: Db, code: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payments WHERE appointment_id = ${code}::uuid OR queue_entry_id = ${code}::uuid`.execute(
    db,
  )
  return rows[0]?.id
}
