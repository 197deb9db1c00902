import type { Hold } from '@emma/domain/booking'
import { HOUR, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/** A patient's time: the customer's own, or a dependent's. */
export interface OwnTime {
  readonly customerId: string
  readonly dependentId: string | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly now: Date
}

/** Serializes changes to a customer's appointments until the transaction ends. */
export const lockOwnTime = async (tx: Tx, customerId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`own-time|${customerId}`}, 0))`.execute(tx)
}

/** The patient's other appointments then, urgent care included; `stale` is an unpaid booking with an expired hold. */
export interface Overlapping {
  readonly id: string
  readonly stale: boolean
}

export const findOverlapping = async (
  tx: Tx,
  time: OwnTime,
  except: string | null,
): Promise<readonly Overlapping[]> => {
  const { rows } = await sql<Overlapping>`
    SELECT id, status = 'awaiting_payment' AND hold_expires_at <= ${time.now} AS stale FROM appointments
     WHERE customer_id = ${time.customerId} AND dependent_id IS NOT DISTINCT FROM ${time.dependentId}::uuid
       AND status IN ('awaiting_payment', 'confirmed', 'in_progress')
       AND starts_at < ${time.endsAt} AND ends_at > ${time.startsAt} AND id IS DISTINCT FROM ${except}::uuid
     ORDER BY starts_at`.execute(tx)
  return rows
}

/** The same as JSON, for a slot `slot`. */
export const overlappingSql = (customerId: unknown, dependentId: unknown, now: unknown) => sql`(
  SELECT coalesce(json_agg(json_build_object('id', o.id,
      'stale', o.status = 'awaiting_payment' AND o.hold_expires_at <= ${now}) ORDER BY o.starts_at), '[]')
    FROM appointments o
   WHERE o.customer_id = ${customerId} AND o.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
     AND o.status IN ('awaiting_payment', 'confirmed', 'in_progress')
     AND o.starts_at < slot.ends_at AND o.ends_at > slot.starts_at)`

/** The consultation that the patient is in; one that should have ended half an hour ago is taken as abandoned. */
export const findRunning = (
  tx: Tx,
  { customerId, dependentId }: Pick<OwnTime, 'customerId' | 'dependentId'>,
  now: Date,
) =>
  tx
    .selectFrom('appointments')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('dependent_id', 'is not distinct from', dependentId)
    .where('status', '=', 'in_progress')
    .where('ends_at', '>', new Date(now.getTime() - 30 * MINUTE))
    .executeTakeFirst()

/** The customer's unpaid holds, and those of the last hour that were never paid. */
export const findHolds = async (tx: Tx, customerId: string, now: Date): Promise<readonly Hold[]> => {
  const { rows } = await sql<{ specialist_id: string; created_at: Date; until: Date | null }>`
    SELECT a.specialist_id, a.created_at, CASE WHEN a.status = 'awaiting_payment' THEN a.hold_expires_at END AS until
      FROM appointments a JOIN payments p ON p.appointment_id = a.id
     WHERE a.customer_id = ${customerId} AND p.paid_at IS NULL AND p.provider_amount > 0
       AND (a.status = 'awaiting_payment' OR a.created_at > ${new Date(now.getTime() - HOUR)})`.execute(tx)
  return rows.map(({ specialist_id: specialistId, created_at, until }) => ({
    specialistId,
    madeAt: created_at.getTime(),
    until: until?.getTime() ?? null,
  }))
}
