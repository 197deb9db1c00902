import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** The patient of an appointment. */
export interface Comes {
  readonly id: string
  readonly birth_date: string | null
  readonly last_at: Date | null
  readonly entered_at: Date | null
}

/** For each appointment: the patient's birth date, their last one before it, and when they entered its call. */
export const findComing = async (db: Db, ids: readonly string[]): Promise<readonly Comes[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Comes>`
    SELECT a.id, (CASE WHEN d.id IS NULL THEN c.birth_date ELSE d.birth_date END)::text AS birth_date,
      (SELECT max(b.starts_at) FROM appointments b
        WHERE b.specialist_id = a.specialist_id AND b.customer_id = a.customer_id
          AND b.dependent_id IS NOT DISTINCT FROM a.dependent_id
          AND b.status = 'finished' AND b.starts_at < a.starts_at) AS last_at,
      (SELECT min(m.joined_at) FROM calls l JOIN call_participants m ON m.call_id = l.id
        WHERE l.appointment_id = a.id AND m.role = 'customer') AS entered_at
    FROM appointments a JOIN customers c ON c.id = a.customer_id LEFT JOIN dependents d ON d.id = a.dependent_id
    WHERE a.id = ANY (${ids}::uuid[])`.execute(db)
  return rows
}
