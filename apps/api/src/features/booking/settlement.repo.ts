import type { AppointmentState, PaymentState } from '@emma/domain/booking'
import { URGENT_CARE_SPECIALTY } from '@emma/domain/queue'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Charge } from '../../providers/payments/port.ts'

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

/** A payment with its appointment; nobody else changes either until the transaction ends. */
export const lockSale = (tx: Tx, paymentId: string) =>
  sales(tx).where('p.id', '=', paymentId).forUpdate(['a', 'p']).executeTakeFirstOrThrow()

export type SaleRow = Awaited<ReturnType<typeof lockSale>>

/** Unpaid bookings whose time ran out, standing on an interval of one specialist. */
export const lockStaleHolds = (
  tx: Tx,
  { specialistId, startsAt, endsAt, now }: { specialistId: string; startsAt: Date; endsAt: Date; now: Date },
) =>
  sales(tx)
    .where('a.specialist_id', '=', specialistId)
    .where('a.status', '=', 'awaiting_payment')
    .where('a.hold_expires_at', '<=', now)
    .where('a.starts_at', '<', endsAt)
    .where('a.ends_at', '>', startsAt)
    .orderBy('a.id')
    .forUpdate(['a', 'p'])
    .execute()

/** A few of all holds that ran out; those that another process is at are left to it. */
export const lockExpiredHolds = (tx: Tx, now: Date, limit: number) =>
  sales(tx)
    .where('a.status', '=', 'awaiting_payment')
    .where('a.hold_expires_at', '<=', now)
    .orderBy('a.hold_expires_at')
    .limit(limit)
    .forUpdate(['a', 'p'])
    .skipLocked()
    .execute()

/** Whether it is confirmed now: an expired one only where its slot is free and still to come. */
export const confirmAppointment = async (tx: Tx, appointmentId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE appointments AS a SET status = 'confirmed', confirmed_at = ${now}, hold_expires_at = NULL, updated_at = ${now}
    WHERE a.id = ${appointmentId} AND (a.status = 'awaiting_payment' OR a.starts_at > ${now} AND NOT EXISTS (
      SELECT FROM appointments other
       WHERE other.specialist_id = a.specialist_id AND other.status IN ('awaiting_payment', 'confirmed', 'in_progress')
         AND other.starts_at < a.ends_at AND other.ends_at > a.starts_at)
      AND NOT offered_to_other(a.specialist_id, a.starts_at, a.ends_at, a.customer_id, ${now}))
    RETURNING a.id`.execute(tx)
  return rows.length === 1
}

export const expireAppointment = async (tx: Tx, appointmentId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ status: 'expired', hold_expires_at: null, updated_at: now })
    .where('id', '=', appointmentId)
    .execute()
}

const providerFields = ({ orderId, chargeId, pix }: Charge) => ({
  provider_order_id: orderId,
  provider_charge_id: chargeId,
  ...(pix ? { pix: JSON.stringify(pix) } : {}),
})

interface PaymentChange {
  readonly status: 'pending' | 'paid' | 'refunded' | 'failed'
  readonly charge: Charge | undefined
  readonly reason?: string
  readonly now: Date
}

export const updatePayment = async (tx: Tx, paymentId: string, change: PaymentChange): Promise<void> => {
  const { status, charge, reason, now } = change
  await tx
    .updateTable('payments')
    .set({
      status,
      updated_at: now,
      ...(charge ? providerFields(charge) : {}),
      ...(status === 'paid' || status === 'refunded' ? { paid_at: now } : {}),
      ...(reason === undefined ? {} : { refused_reason: reason }),
    })
    .where('id', '=', paymentId)
    .execute()
}

/**
 * A payment as the charge of it needs it. What waits in the queue has no appointment yet; its entry has the id that the
 * appointment will have.
 */
export const findChargeable = (db: Db, paymentId: string) =>
  db
    .selectFrom('payments as p')
    .leftJoin('appointments as a', 'a.id', 'p.appointment_id')
    .leftJoin('queue_entries as q', 'q.id', 'p.queue_entry_id')
    .innerJoin('specialties as y', (join) =>
      join.on(sql<boolean>`y.id = coalesce(a.specialty_id, ${URGENT_CARE_SPECIALTY}::uuid)`),
    )
    .leftJoin('cards as k', 'k.id', 'p.card_id')
    .select([
      'p.id',
      sql<string>`coalesce(p.appointment_id, p.queue_entry_id)`.as('code'),
      'p.customer_id',
      'p.status',
      'p.method',
      'p.provider_amount',
      'p.provider_key',
      'p.provider_charge_id',
      'p.provider_split',
      'p.installments',
      'p.created_at',
      'k.provider_card_id',
      sql<boolean>`coalesce(a.status, q.status) = 'awaiting_payment'`.as('is_awaiting'),
      sql<Date | null>`coalesce(a.hold_expires_at, q.hold_expires_at)`.as('hold_expires_at'),
      'y.name as specialty',
    ])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow()

export type ChargeableRow = Awaited<ReturnType<typeof findChargeable>>

/**
 * Payments that should have been settled by now, those first that were not looked at for longest: many that wait for
 * their customers keep nobody else's from being asked about.
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

/** The payment that a charge of the provider is of, by the code that it was made with. */
export const findPaymentByCode = async (db: Db, code: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payments WHERE appointment_id = ${code}::uuid OR queue_entry_id = ${code}::uuid`.execute(
    db,
  )
  return rows[0]?.id
}
