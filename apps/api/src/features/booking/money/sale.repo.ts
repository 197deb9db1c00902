import type { AppointmentState } from '@emma/domain/booking'
import type { PaymentState } from '@emma/domain/payments'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

const sales = (db: Tx | Db) =>
  db
    .selectFrom('payments as p')
    .innerJoin('appointments as a', 'a.id', 'p.appointment_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .select((eb) => [
      'p.id',
      'a.id as appointment_id',
      'p.customer_id',
      'a.dependent_id',
      eb.ref('p.status').$castTo<PaymentState>().as('status'),
      'p.wallet_amount',
      'p.provider_amount',
      eb.ref('a.status').$castTo<AppointmentState>().as('appointment_status'),
      'a.specialist_id',
      'a.company_id',
      'a.starts_at',
      'a.ends_at',
      'a.hold_expires_at',
      'a.platform_fee',
      'a.company_share',
      'a.specialist_share',
      'c.user_id as customer_user_id',
      's.user_id as specialist_user_id',
    ])

/** Locks a payment with its appointment; undefined if it is for something else. */
export const lockSale = (tx: Tx, paymentId: string) =>
  sales(tx).where('p.id', '=', paymentId).forUpdate(['a', 'p']).executeTakeFirst()

export type SaleRow = NonNullable<Awaited<ReturnType<typeof lockSale>>>

interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly now: Date
}

const staleHolds = (tx: Tx, { startsAt, endsAt, now }: Span) =>
  sales(tx)
    .where('a.status', '=', 'awaiting_payment')
    .where('a.hold_expires_at', '<=', now)
    .where('a.starts_at', '<', endsAt)
    .where('a.ends_at', '>', startsAt)
    .orderBy('a.id')
    .forUpdate(['a', 'p'])

/** Locks expired unpaid bookings that occupy an interval of one specialist. */
export const lockStaleHolds = (tx: Tx, { specialistId, ...span }: Span & { specialistId: string }) =>
  staleHolds(tx, span).where('a.specialist_id', '=', specialistId).execute()

/** Locks a patient's expired unpaid bookings in an interval. */
export const lockOwnStaleHolds = (
  tx: Tx,
  { customerId, dependentId, ...span }: Span & { customerId: string; dependentId: string | null },
) =>
  staleHolds(tx, span)
    .where('a.customer_id', '=', customerId)
    .where('a.dependent_id', 'is not distinct from', dependentId)
    .execute()

/** Locks a few of all expired holds, skipping those that another process has. */
export const lockExpiredHolds = (tx: Tx, now: Date, limit: number) =>
  sales(tx)
    .where('a.status', '=', 'awaiting_payment')
    .where('a.hold_expires_at', '<=', now)
    .orderBy('a.hold_expires_at')
    .limit(limit)
    .forUpdate(['a', 'p'])
    .skipLocked()
    .execute()

/**
 * Confirms it; an expired one only if its slot and its patient are free, and it is still to come. Returns whether it is
 * confirmed.
 */
export const confirmAppointment = async (tx: Tx, appointmentId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE appointments AS a SET status = 'confirmed', confirmed_at = ${now}, hold_expires_at = NULL,
      return_again = false, updated_at = ${now}
    WHERE a.id = ${appointmentId} AND (a.status = 'awaiting_payment' OR a.starts_at > ${now} AND NOT EXISTS (
      SELECT FROM appointments other
       WHERE (other.specialist_id = a.specialist_id
          OR (other.customer_id = a.customer_id AND other.dependent_id IS NOT DISTINCT FROM a.dependent_id))
         AND other.status IN ('awaiting_payment', 'confirmed', 'in_progress')
         AND other.starts_at < a.ends_at AND other.ends_at > a.starts_at)
      AND NOT EXISTS (SELECT FROM appointments r WHERE r.return_of = a.return_of AND r.id <> a.id AND NOT r.return_again)
      AND NOT offered_to_other(a.specialist_id, a.starts_at, a.ends_at, a.customer_id, ${now}))
    RETURNING a.id`.execute(tx)
  return rows.length === 1
}

export const expireAppointment = async (tx: Tx, appointmentId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({
      status: 'expired',
      hold_expires_at: null,
      return_again: sql`return_of IS NOT NULL`,
      updated_at: now,
    })
    .where('id', '=', appointmentId)
    .execute()
}

/** An appointment's data for its charge. */
export const findCharged = (db: Db, appointmentId: string) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .select(['y.name as specialty', 'a.status', 'a.hold_expires_at'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()

/** An appointment with its two participants, for notifying them. */
export const findParticipants = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('appointments as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .select((eb) => [
      'a.id as appointment_id',
      eb.ref('a.status').$castTo<AppointmentState>().as('status'),
      'a.specialist_id',
      'c.user_id as customer_user_id',
      's.user_id as specialist_user_id',
    ])
    .where('a.id', '=', appointmentId)
    .executeTakeFirstOrThrow()

/** The earnings of these appointments may be withdrawn from now on. */
export const markReleased = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ released_at: now, updated_at: now })
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()
}
