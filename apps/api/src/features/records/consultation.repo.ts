import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** An appointment of this specialist that gives care: confirmed, running or finished (domain, `hasCare`). */
export interface Attendance {
  readonly id: string
  readonly customer_id: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly time_zone: string
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly avatar_key: string | null
  readonly birth_date: string | null
  readonly gender: string | null
  readonly cpf_sealed: Buffer | null
  readonly contact_sealed: Buffer | null
  readonly address_sealed: Buffer | null
  readonly stopwatch: boolean
  readonly active_seconds: number | null
  readonly active_since: Date | null
}

/** The appointment with its patient, to whom it was booked with; nothing for one that gives no care. */
export const findAttendance = async (
  tx: Tx,
  appointmentId: string,
  specialistId: string,
): Promise<Attendance | undefined> => {
  const { rows } = await sql<Attendance>`
    SELECT a.id, a.customer_id, a.starts_at, a.ends_at, a.time_zone, c.user_id, u.first_name, u.last_name,
      u.avatar_key, c.birth_date, c.gender, c.cpf_sealed, c.contact_sealed, c.address_sealed, s.stopwatch,
      k.active_seconds, k.active_since
    FROM appointments a
    JOIN specialists s ON s.id = a.specialist_id
    JOIN customers c ON c.id = a.customer_id
    JOIN users u ON u.id = c.user_id
    LEFT JOIN calls k ON k.appointment_id = a.id
    WHERE a.id = ${appointmentId}::uuid AND a.specialist_id = ${specialistId}::uuid
      AND a.status IN ('confirmed', 'in_progress', 'finished')`.execute(tx)
  return rows[0]
}
