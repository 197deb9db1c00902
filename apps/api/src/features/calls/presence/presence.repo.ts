import { sql } from 'kysely'
import type { ParticipantRole } from '../calls.repo.ts'

/** The page that a participant uses or last used in the call; instants as PostgreSQL writes them in JSON. */
interface LastPage {
  readonly seen_at: string
  readonly gone_at: string | null
  readonly left_at: string | null
}
export type LastPages = Partial<Readonly<Record<ParticipantRole, LastPage>>>

/** The last page of each participant in the call of the appointment `a`. */
export const lastPagesSql = sql<LastPages>`(
  SELECT coalesce(jsonb_object_agg(last.role, to_jsonb(last) - 'role'), '{}')
  FROM (SELECT DISTINCT ON (m.role) m.role, m.seen_at, m.gone_at, m.left_at
    FROM calls l JOIN call_participants m ON m.call_id = l.id WHERE l.appointment_id = a.id
    ORDER BY m.role, m.left_at DESC NULLS FIRST) last)`
