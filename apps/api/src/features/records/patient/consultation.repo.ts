import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/** An appointment of this specialist that gives care: confirmed, running or finished (domain, `hasCare`). */
export interface Attendance {
  readonly id: string
  readonly customer_id: string
  /** Null if the patient is the account's holder. */
  readonly dependent_id: string | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly time_zone: string
  readonly specialty_id: string
  readonly specialty_name: string
  readonly stopwatch: boolean
  readonly active_seconds: number | null
  readonly active_since: Date | null
}

/** The appointment, for its specialist; undefined if it gives no care. */
export const findAttendance = async (
  tx: Tx,
  appointmentId: string,
  specialistId: string,
): Promise<Attendance | undefined> => {
  const { rows } = await sql<Attendance>`
    SELECT a.id, a.customer_id, a.dependent_id, a.starts_at, a.ends_at, a.time_zone, a.specialty_id,
      y.name AS specialty_name, s.stopwatch, k.active_seconds, k.active_since
    FROM appointments a
    JOIN specialists s ON s.id = a.specialist_id
    JOIN specialties y ON y.id = a.specialty_id
    LEFT JOIN calls k ON k.appointment_id = a.id
    WHERE a.id = ${appointmentId}::uuid AND a.specialist_id = ${specialistId}::uuid
      AND a.status IN ('confirmed', 'in_progress', 'finished')`.execute(tx)
  return rows[0]
}
