import type { ReturnTerms } from '@emma/domain/booking'
import type { Split } from '@emma/domain/payments'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { takeKeySql } from '../../../http/idempotency/idempotency.repo.ts'
import type { Answer } from '../../../http/idempotency/idempotency.ts'
import { AskedBefore, type Once } from '../../../http/idempotency/once.ts'
import { type NewPayment, newPaymentSql, type Step } from '../../payments/index.ts'
import type { Policy } from '../cancel/policy.ts'

/** An appointment and its payment as inserted. */
export interface NewBooking {
  readonly id: string
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
  readonly policy: Policy
  readonly payment: NewPayment
  /** Null if it is already paid. */
  readonly holdExpiresAt: Date | null
  readonly idempotencyKey: string | null
  readonly notesSealed: Buffer | null
  /** The return visit it includes; null for none. */
  readonly returns: ReturnTerms | null
  /** The appointment whose return visit this is. */
  readonly returnOf: string | null
  readonly now: Date
}

/**
 * Writes both rows and runs the steps, or nothing if the slot is taken or the key was used. One statement, because each
 * costs more to send than to run. No conflict target: this neither deadlocks nor names one of the two constraints.
 * @param key the call's key, with its answer if known; without it no key is taken
 * @throws AskedBefore if another call has the key
 */
export const insertBooking = async (
  tx: Tx,
  booking: NewBooking,
  steps: readonly Step[],
  key?: { readonly once: Once; readonly answer: Answer | undefined },
): Promise<boolean> => {
  const { id, now, split } = booking
  const isPaid = booking.holdExpiresAt === null
  const takeKey = key ? takeKeySql(key.once.scope, now, key.answer, sql`booked`) : sql`SELECT`
  const { rows } = await sql<{ readonly taken: number }>`
    WITH booked AS (
      INSERT INTO appointments (id, specialist_id, customer_id, dependent_id, company_id, specialty_id, place_id, starts_at, ends_at, time_zone,
        status, price, platform_fee, company_share, specialist_share, policy, payment_method, hold_expires_at,
        idempotency_key, notes_sealed, return_days, return_price, return_of, created_at, confirmed_at, updated_at)
      VALUES (${id}, ${booking.specialistId}, ${booking.customerId}, ${booking.dependentId}, ${booking.companyId}, ${booking.specialtyId}, ${booking.placeId},
        ${booking.startsAt}, ${booking.endsAt}, ${booking.timeZone}, ${isPaid ? 'confirmed' : 'awaiting_payment'},
        ${booking.price}, ${split.platform}, ${split.company}, ${split.specialist},
        ${JSON.stringify(booking.policy)}::jsonb, ${booking.payment.method}, ${booking.holdExpiresAt},
        ${booking.idempotencyKey}, ${booking.notesSealed}, ${booking.returns?.days ?? null}, ${booking.returns?.price ?? null},
        ${booking.returnOf}, ${now}, ${isPaid ? now : null}, ${now})
      ON CONFLICT DO NOTHING RETURNING id
    ), payment AS (${newPaymentSql(booking.payment, sql`FROM booked`)}),
    taken AS (${takeKey})
    SELECT ${sql.join(steps)}, (SELECT count(*) FROM taken) AS taken FROM payment`.execute(tx)
  if (rows[0]?.taken === 0) throw new AskedBefore()
  return rows.length === 1
}

/** The reason of the visit, sealed; null for none. */
export const updateNotes = async (tx: Tx, id: string, notesSealed: Buffer | null): Promise<void> => {
  await tx.updateTable('appointments').set({ notes_sealed: notesSealed }).where('id', '=', id).execute()
}

/** The booking made under a customer's key. */
export const findByKey = (tx: Tx | Db, customerId: string, idempotencyKey: string) =>
  tx
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.id', 'p.id as payment_id', 'a.specialist_id', 'a.starts_at'])
    .where('a.customer_id', '=', customerId)
    .where('a.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
