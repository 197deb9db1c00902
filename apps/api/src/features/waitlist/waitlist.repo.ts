import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
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
  readonly until_at: Date
  readonly time_zone: string
  readonly position: number
  readonly created_at: Date
}

/** The lines that a customer stands in and can still be served in, with the place in each. */
export const findEntries = async (
  db: Db | Tx,
  customerId: string,
  now: Date,
  id: string | null = null,
): Promise<readonly EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    SELECT e.id, e.specialist_id, s.name AS specialist_name, u.avatar_key AS specialist_avatar, e.specialty_id,
      y.name AS specialty, e.appointment_id, a.starts_at AS current_starts_at, e.until_at, s.time_zone, e.created_at,
      1 + (SELECT count(*) FROM waitlist_entries w WHERE w.specialist_id = e.specialist_id
             AND (w.created_at, w.id) < (e.created_at, e.id) AND ${lives(now)}) AS position
    FROM waitlist_entries e
    JOIN specialists s ON s.id = e.specialist_id
    JOIN users u ON u.id = s.user_id
    JOIN specialties y ON y.id = e.specialty_id
    LEFT JOIN appointments a ON a.id = e.appointment_id
    WHERE e.customer_id = ${customerId} AND (${id}::uuid IS NULL OR e.id = ${id}::uuid)
      AND e.id IN (SELECT w.id FROM waitlist_entries w WHERE w.customer_id = ${customerId} AND ${lives(now)})
    ORDER BY e.created_at, e.id`.execute(db)
  return rows
}

/** An active specialist who offers the specialty, and in which zone; undefined for everybody else. */
export const findWanted = async (tx: Tx, specialistId: string, specialtyId: string) =>
  tx
    .selectFrom('specialists as s')
    .innerJoin('specialist_specialties as f', 'f.specialist_id', 's.id')
    .innerJoin('specialties as y', 'y.id', 'f.specialty_id')
    .select('s.time_zone')
    .where('s.id', '=', specialistId)
    .where('s.status', '=', 1)
    .where('f.specialty_id', '=', specialtyId)
    .where('f.enabled', '=', true)
    .where('y.enabled', '=', true)
    .executeTakeFirst()

interface OwnAppointment {
  /** Any coming one where it is not said. */
  readonly id: string | undefined
  readonly customerId: string
  readonly specialistId: string
  readonly specialtyId: string
}

/** The appointment to bring forward, and whether it may still be moved; undefined where there is no such one of theirs. */
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

interface NewEntry extends Omit<OwnAppointment, 'id'> {
  readonly id: string
  readonly appointmentId: string | null
  readonly until: Date
  readonly now: Date
}

/** False where the customer stands in this line already. */
export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<boolean> => {
  const added = await tx
    .insertInto('waitlist_entries')
    .values({
      id: entry.id,
      customer_id: entry.customerId,
      specialist_id: entry.specialistId,
      specialty_id: entry.specialtyId,
      appointment_id: entry.appointmentId,
      until_at: entry.until,
      status: 'waiting',
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** A customer's place in line, also one that has ended. */
export const findEntry = (tx: Tx, id: string, customerId: string) =>
  tx
    .selectFrom('waitlist_entries')
    .select(['id', 'appointment_id'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

/** False where there is no such place of this customer, or it was ended meanwhile. */
export const markLeft = async (tx: Tx, id: string, customerId: string, now: Date): Promise<boolean> => {
  const left = await tx
    .updateTable('waitlist_entries')
    .set({ status: 'left', ended_at: now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return left !== undefined
}

/** Ends the places in line that nobody can be served in any more: everybody's, or one customer's. */
export const endLines = async (db: Db | Tx, now: Date, customerId: string | null = null): Promise<void> => {
  await sql`
    UPDATE waitlist_entries w SET status = 'ended', ended_at = ${now}
     WHERE w.status = 'waiting' AND (${customerId}::uuid IS NULL OR w.customer_id = ${customerId}::uuid)
       AND NOT ${lives(now)}
       AND NOT EXISTS (SELECT FROM slot_offers o WHERE o.entry_id = w.id AND o.status IN ('offered', 'booking'))`.execute(
    db,
  )
}
