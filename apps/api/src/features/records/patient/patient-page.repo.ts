import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

export interface PatientAppointments {
  readonly attendances: number
  readonly last_at: Date | null
  readonly next_at: Date | null
  readonly unwritten: {
    readonly schedule_id: string
    readonly starts_at: string
    readonly record_id: string | null
  } | null
  readonly family: readonly { readonly dependent_id: string | null; readonly name: string }[]
}

export interface OfPatient {
  readonly specialistId: string
  readonly customerId: string
  /** Null for the account's holder. */
  readonly dependentId: string | null
  readonly now: Date
}

/** Past and coming appointments of a specialist and a patient, and the account's other patients they attend. */
export const findPatientAppointments = async (
  tx: Tx,
  { specialistId, customerId, dependentId, now }: OfPatient,
): Promise<PatientAppointments> => {
  const { rows } = await sql<PatientAppointments>`
    WITH shared AS (SELECT a.id, a.starts_at, a.status, a.dependent_id FROM appointments a
      WHERE a.customer_id = ${customerId}::uuid AND a.specialist_id = ${specialistId}::uuid
        AND a.status IN ('confirmed', 'in_progress', 'finished')),
    own AS (SELECT * FROM shared WHERE dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid)
    SELECT
      (SELECT count(*) FROM own WHERE status = 'finished') AS attendances,
      (SELECT max(starts_at) FROM own WHERE status = 'finished') AS last_at,
      (SELECT min(starts_at) FROM own WHERE status <> 'finished' AND starts_at > ${now}) AS next_at,
      (SELECT json_build_object('schedule_id', o.id, 'starts_at', o.starts_at, 'record_id', r.id)
        FROM own o LEFT JOIN records r ON r.appointment_id = o.id
        WHERE o.starts_at <= ${now} AND r.status IS DISTINCT FROM 'signed'
        ORDER BY o.starts_at DESC LIMIT 1) AS unwritten,
      coalesce((SELECT json_agg(f ORDER BY f.dependent_id IS NOT NULL, f.name) FROM (
        SELECT DISTINCT s.dependent_id, coalesce(d.name, u.first_name || ' ' || u.last_name) AS name
        FROM shared s JOIN customers c ON c.id = ${customerId}::uuid JOIN users u ON u.id = c.user_id
        LEFT JOIN dependents d ON d.id = s.dependent_id
        WHERE s.dependent_id IS DISTINCT FROM ${dependentId}::uuid) f), '[]') AS family`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A query without a row')
  return row
}
