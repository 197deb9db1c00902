import { type CareKind, careKinds, councilOfKind } from '@emma/domain/queue'
import { sql } from 'kysely'

const asked = sql.join(careKinds.map((kind) => sql`(${sql.lit(kind)}, ${sql.lit(councilOfKind[kind])})`))

/**
 * The kinds of urgent care that a specialist `s` may attend: by the council, and by a visible specialty that attends
 * the kind. Null for none. For a query that has `specialists` as `s`.
 */
export const careKindsOf = sql<CareKind[] | null>`(
  SELECT array_agg(DISTINCT k.kind) FROM bookable_offers o JOIN specialties y ON y.id = o.specialty_id
    JOIN (VALUES ${asked}) k (kind, council) ON k.kind = ANY (y.care_kinds) AND k.council = s.council_type
   WHERE o.specialist_id = s.id)`
