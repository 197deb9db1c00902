import type { PaymentMethod, PaymentParts } from '@emma/domain/booking'
import type { Split } from '@emma/domain/earnings'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Share } from '../../providers/payments/port.ts'
import type { Policy } from './policy.ts'

/** An appointment and its payment as they are written; the payment has the appointment's id as its code. */
export interface NewBooking {
  readonly id: string
  readonly paymentId: string
  readonly customerId: string
  readonly dependentId: string | null
  readonly specialistId: string
  readonly specialtyId: string
  readonly placeId: string | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly price: number
  readonly companyId: string | null
  readonly split: Split
  readonly providerSplit: readonly Share[]
  readonly policy: Policy
  readonly method: PaymentMethod
  readonly parts: PaymentParts
  readonly cardId: string | null
  readonly installments: number
  /** Null for one that is paid already. */
  readonly holdExpiresAt: Date | null
  readonly idempotencyKey: string | null
  readonly notesSealed: Buffer | null
  readonly now: Date
}

/** A call of the database that is made in the same statement, once both rows are there. */
export type Step = RawBuilder<unknown>

/**
 * Writes both rows and takes the steps, or nothing where the slot is taken or the key was used: one statement, as each
 * costs more to send than to run. Without a conflict target, which neither deadlocks nor names one of the two
 * constraints.
 */
export const insertBooking = async (
  tx: Tx,
  booking: NewBooking,
  steps: readonly Step[],
): Promise<boolean> => {
  const { id, paymentId, now, split, parts } = booking
  const isPaid = booking.holdExpiresAt === null
  const { rows } = await sql`
    WITH booked AS (
      INSERT INTO appointments (id, specialist_id, customer_id, dependent_id, company_id, specialty_id, place_id, starts_at, ends_at, time_zone,
        status, price, platform_fee, company_share, specialist_share, policy, payment_method, hold_expires_at,
        idempotency_key, notes_sealed, created_at, confirmed_at, updated_at)
      VALUES (${id}, ${booking.specialistId}, ${booking.customerId}, ${booking.dependentId}, ${booking.companyId}, ${booking.specialtyId}, ${booking.placeId},
        ${booking.startsAt}, ${booking.endsAt}, ${booking.timeZone}, ${isPaid ? 'confirmed' : 'awaiting_payment'},
        ${booking.price}, ${split.platform}, ${split.company}, ${split.specialist},
        ${JSON.stringify(booking.policy)}::jsonb, ${booking.method}, ${booking.holdExpiresAt},
        ${booking.idempotencyKey}, ${booking.notesSealed}, ${now}, ${isPaid ? now : null}, ${now})
      ON CONFLICT DO NOTHING RETURNING id
    ), payment AS (
      INSERT INTO payments (id, appointment_id, customer_id, method, amount, wallet_amount, provider_amount, status,
        card_id, installments, provider_key, provider_split, created_at, paid_at, updated_at)
      SELECT ${paymentId}, booked.id, ${booking.customerId}, ${booking.method}, ${booking.price}, ${parts.wallet},
        ${parts.provider}, ${isPaid ? 'paid' : 'pending'}, ${booking.cardId}, ${booking.installments}, ${paymentId}::text,
        ${JSON.stringify(booking.providerSplit)}::jsonb, ${now}, ${isPaid ? now : null}, ${now}
      FROM booked RETURNING id
    )
    SELECT ${sql.join(steps)} FROM payment`.execute(tx)
  return rows.length === 1
}

/** What was booked under a customer's key. */
export const findByKey = (tx: Tx | Db, customerId: string, idempotencyKey: string) =>
  tx
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.id', 'p.id as payment_id', 'a.specialist_id', 'a.starts_at'])
    .where('a.customer_id', '=', customerId)
    .where('a.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
