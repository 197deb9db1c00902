import type { Interval } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { type Terms, termsSql } from '../../../db/terms-sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import { variableSql } from '../../variables/index.ts'

/** A slot of one specialist: half open, at a place, or online if `place_id` is null. */
export interface SlotRow {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly place_id: string | null
}
export type SlotStatus = 'open' | 'held' | 'booked' | 'blocked'
export interface ExistingSlotRow extends SlotRow {
  readonly status: SlotStatus
}

const lead = variableSql('lead_minutes')

/** The slots bookable now, by a customer or without login, that start in the period. */
export const findOpenSlots = async (
  db: Db | Tx,
  specialistId: string,
  { start, end }: Interval,
  now: Date,
  customerId: string | null = null,
): Promise<SlotRow[]> => {
  const { rows } = await sql<SlotRow>`SELECT starts_at, ends_at, place_id FROM open_slots(
    ${specialistId}::uuid, ${new Date(start)}::timestamptz, ${new Date(end)}::timestamptz, ${now}::timestamptz, ${lead},
    ${customerId}::uuid)`.execute(db)
  return rows
}

/**
 * The first slots of the first days that have any, in the specialist's zone: a number of days, and a number of slots of
 * each.
 */
export const findFirstSlots = async (
  db: Db,
  specialistId: string,
  { start, end }: Interval,
  now: Date,
  { days, each }: { readonly days: number; readonly each: number },
): Promise<SlotRow[]> => {
  const { rows } = await sql<SlotRow>`SELECT starts_at, ends_at, place_id FROM first_open_slots(
    ${specialistId}::uuid, ${new Date(start)}::timestamptz, ${new Date(end)}::timestamptz, ${now}::timestamptz, ${lead},
    ${days}::int, ${each}::int)`.execute(db)
  return rows
}

/** The lengths of all slots bookable in the period, in minutes. */
export const findLengths = async (
  db: Db,
  specialistId: string,
  { start, end }: Interval,
  now: Date,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ minutes: number }>`
    SELECT DISTINCT round(extract(epoch FROM ends_at - starts_at) / 60)::int AS minutes FROM open_slots(
      ${specialistId}::uuid, ${new Date(start)}::timestamptz, ${new Date(end)}::timestamptz, ${now}::timestamptz, ${lead},
      NULL::uuid) ORDER BY minutes`.execute(db)
  return rows.map(({ minutes }) => minutes)
}

/** Every slot the rules open in the period, and what occupies it. */
export const findSlots = async (
  db: Db | Tx,
  specialistId: string,
  { start, end }: Interval,
  now: Date,
): Promise<ExistingSlotRow[]> => {
  const { rows } = await sql<ExistingSlotRow>`SELECT starts_at, ends_at, place_id, status FROM slots_of(
    ${specialistId}::uuid, ${new Date(start)}::timestamptz, ${new Date(end)}::timestamptz, ${now}::timestamptz)`.execute(
    db,
  )
  return rows
}

/** Updates the lists' sort columns, in the transaction that changed a specialist's rules, time off or bookings. */
export const refreshNextSlot = async (tx: Db | Tx, specialistId: string, now: Date): Promise<void> => {
  await sql`SELECT refresh_next_slot(${specialistId}::uuid, ${now}::timestamptz, ${lead})`.execute(tx)
}

/** Does the same for up to `limit` specialists whose next slot has passed; returns how many. */
export const refreshDueSlots = async (db: Db | Tx, now: Date, limit: number): Promise<number> => {
  const { rows } = await sql`SELECT refresh_next_slot(due.specialist_id, ${now}::timestamptz, ${lead}) FROM (
    SELECT specialist_id FROM next_slots WHERE specialty_id IS NULL AND check_at <= ${now}::timestamptz
    ORDER BY check_at LIMIT ${limit}::int FOR UPDATE SKIP LOCKED) AS due`.execute(db)
  return rows.length
}

/**
 * An active specialist's zone, and whether a specialty (any, without one) is bookable; undefined for other specialists.
 */
export const findPractitioner = async (db: Db | Tx, specialistId: string, specialtyId: string | null) => {
  const { rows } = await sql<{ time_zone: string; is_offered: boolean; terms: Terms }>`SELECT s.time_zone,
    ${termsSql(sql.ref('s.id'))} AS terms,
    EXISTS (SELECT FROM bookable_offers o
      WHERE o.specialist_id = s.id AND o.specialty_id = coalesce(${specialtyId}::uuid, o.specialty_id)) AS is_offered
    FROM specialists s WHERE s.id = ${specialistId}::uuid AND s.status = 1`.execute(db)
  return rows[0]
}

/** A specialist's zone and terms, in any status. */
export const findPractice = async (db: Db | Tx, specialistId: string) => {
  const { rows } = await sql<{ zone: string; terms: Terms }>`
    SELECT s.time_zone AS zone, ${termsSql(sql.ref('s.id'))} AS terms
      FROM specialists s WHERE s.id = ${specialistId}::uuid`.execute(db)
  const [practice] = rows
  if (!practice) throw new Error(`Specialist ${specialistId} is gone`)
  return { specialistId, ...practice }
}
