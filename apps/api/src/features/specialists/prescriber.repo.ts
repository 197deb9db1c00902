import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

interface PlaceText {
  readonly name: string
  readonly street: string
  readonly number: string
  readonly district: string
  readonly city: string
  readonly uf: string
  readonly zip_code: string
}
interface Qualification {
  readonly name: string
  readonly rqe: string | null
}
export interface PrescriberRow {
  readonly id: string
  readonly name: string
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
  readonly time_zone: string
  readonly cpf_sealed: Buffer | null
  readonly contact_sealed: Buffer | null
  readonly address_sealed: Buffer | null
  readonly special_document_sealed: Buffer | null
  readonly place: PlaceText | null
  readonly specialties: readonly Qualification[]
}

/** The place of the appointment, or the first open one; the specialties that may be announced. */
export const findPrescriber = async (
  db: Db | Tx,
  specialistId: string,
  appointmentId: string | null,
): Promise<PrescriberRow | undefined> => {
  const { rows } = await sql<PrescriberRow>`
    SELECT s.id, s.name, s.council_type, s.council_uf, s.council_number, s.time_zone, s.cpf_sealed, s.contact_sealed,
      s.address_sealed, s.special_document_sealed,
      (SELECT to_json(p) FROM (SELECT name, street, number, district, city, uf, zip_code FROM places
        WHERE specialist_id = s.id AND deleted_at IS NULL AND status
        ORDER BY id = (SELECT place_id FROM appointments WHERE id = ${appointmentId}::uuid) DESC NULLS LAST, created_at, id
        LIMIT 1) p) AS place,
      coalesce((SELECT json_agg(q ORDER BY q.booked DESC NULLS LAST, q.name) FROM (SELECT y.name, o.rqe,
          y.id = (SELECT specialty_id FROM appointments WHERE id = ${appointmentId}::uuid) AS booked
        FROM specialist_specialties o JOIN specialties y ON y.id = o.specialty_id
        WHERE o.specialist_id = s.id AND o.enabled AND y.needs_rqe
          AND may_announce(s.council_type, o.rqe, y.councils, y.needs_rqe)) q), '[]') AS specialties
    FROM specialists s WHERE s.id = ${specialistId}::uuid`.execute(db)
  return rows[0]
}
