import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { placeSql, type StoredPlace } from '../../db/terms-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { lives } from '../freed-slots/index.ts'

export interface EntryRow {
  readonly id: string
  readonly specialist_id: string
  readonly specialist_name: string
  readonly specialist_avatar: string | null
  readonly specialty_id: string
  readonly specialty: string
  readonly appointment_id: string | null
  readonly current_starts_at: Date | null
  readonly current_place: StoredPlace | null
  readonly until_at: Date
  readonly time_zone: string
  readonly position: number
  readonly created_at: Date
}

/** A customer's open lines that can still be served, with the place in each. */
export const findEntries = async (
  db: Db | Tx,
  customerId: string,
  now: Date,
  id: string | null = null,
): Promise<readonly EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    SELECT e.id, e.specialist_id, s.name AS specialist_name, u.avatar_key AS specialist_avatar, e.specialty_id,
      y.name AS specialty, e.appointment_id, a.starts_at AS current_starts_at,
      ${placeSql('l')} AS current_place, e.until_at, s.time_zone, e.created_at,
      1 + (SELECT count(*) FROM waitlist_entries w WHERE w.specialist_id = e.specialist_id
             AND (w.created_at, w.id) < (e.created_at, e.id) AND ${lives(now)}) AS position
    FROM waitlist_entries e
    JOIN specialists s ON s.id = e.specialist_id
    JOIN users u ON u.id = s.user_id
    JOIN specialties y ON y.id = e.specialty_id
    LEFT JOIN appointments a ON a.id = e.appointment_id
    LEFT JOIN places l ON l.id = a.place_id
    WHERE e.customer_id = ${customerId} AND (${id}::uuid IS NULL OR e.id = ${id}::uuid)
      AND e.id IN (SELECT w.id FROM waitlist_entries w WHERE w.customer_id = ${customerId} AND ${lives(now)})
    ORDER BY e.created_at, e.id`.execute(db)
  return rows
}

/** The zone of a specialist with the specialty bookable; undefined for all others. */
export const findOffered = async (tx: Tx, specialistId: string, specialtyId: string) => {
  const { rows } = await sql<{ time_zone: string }>`
    SELECT s.time_zone FROM bookable_offers b JOIN specialists s ON s.id = b.specialist_id
     WHERE b.specialist_id = ${specialistId} AND b.specialty_id = ${specialtyId}`.execute(tx)
  return rows[0]
}

interface OwnAppointment {
  /** Any coming one if undefined. */
  readonly id: string | undefined
  readonly customerId: string
  readonly specialistId: string
  readonly specialtyId: string
}

/** The appointment to bring forward, and whether it may still be moved; undefined if they have no such one. */
export const findOwnAppointment = async (tx: Tx, own: OwnAppointment, now: Date) => {
  const { rows } = await sql<{ id: string; starts_at: Date; movable: boolean }>`
    SELECT id, starts_at, status = 'confirmed'
      AND starts_at - (policy->>'reschedule_hours')::integer * interval '1 hour' >= ${now} AS movable
    FROM appointments WHERE customer_id = ${own.customerId}
      AND specialist_id = ${own.specialistId} AND specialty_id = ${own.specialtyId}
      AND (id = ${own.id ?? null}::uuid
        OR ${own.id ?? null}::uuid IS NULL AND status IN ('confirmed', 'in_progress') AND starts_at > ${now})
    ORDER BY starts_at LIMIT 1`.execute(tx)
  return rows[0]
}

/** A customer's place in line, even if ended. */
export const findEntry = (tx: Tx, id: string, customerId: string) =>
  tx
    .selectFrom('waitlist_entries')
    .select(['id', 'appointment_id'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
