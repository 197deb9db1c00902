import { type RawBuilder, sql } from 'kysely'
import { preparedSql } from '../agenda/prepared.repo.ts'

/** Names that the answer to a booking needs besides the booking itself. */
export interface People {
  readonly specialty: string
  readonly specialist_name: string
  readonly specialist_user_id: string
  readonly specialist_avatar: string | null
  readonly customer_first_name: string
  readonly customer_last_name: string
  readonly customer_user_id: string
  readonly customer_avatar: string | null
  readonly dependent_name: string | null
  readonly preparation: { readonly asked: boolean; readonly done: boolean }
}

type Named = 'specialistId' | 'specialtyId' | 'customerId' | 'dependentId' | 'hasNotes'

/** The people of an appointment before it is written, as JSON. `a` is the future row, as `preparedSql` needs it. */
export const peopleSql = (value: (name: Named) => unknown): RawBuilder<People> => sql<People>`(
  SELECT json_build_object('specialty', y.name, 'specialist_name', s.name, 'specialist_user_id', s.user_id,
      'specialist_avatar', su.avatar_key, 'customer_first_name', cu.first_name, 'customer_last_name', cu.last_name,
      'customer_user_id', c.user_id, 'customer_avatar', cu.avatar_key, 'dependent_name', d.name,
      'preparation', ${preparedSql})
    FROM (SELECT NULL::uuid AS id, ${value('specialistId')}::uuid AS specialist_id, ${value('specialtyId')}::uuid AS specialty_id,
      CASE WHEN ${value('hasNotes')}::boolean THEN ''::bytea END AS notes_sealed) a
    JOIN specialties y ON y.id = a.specialty_id
    JOIN specialists s ON s.id = a.specialist_id
    JOIN users su ON su.id = s.user_id
    JOIN customers c ON c.id = ${value('customerId')}::uuid
    JOIN users cu ON cu.id = c.user_id
    LEFT JOIN dependents d ON d.id = ${value('dependentId')}::uuid)`
