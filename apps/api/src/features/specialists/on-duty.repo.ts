import { sql } from 'kysely'
import { urgentCareAllowed } from '../companies/index.ts'
import { careKindsOf } from '../specialties/index.ts'

/**
 * Whether an active specialist `s` takes people from the queue now: on duty, with a kind of care that they may attend,
 * and allowed by the approved company that they attend for, if any. Patients see this, never the switch alone. For a
 * query that has `specialists` as `s`.
 */
export const takesFromQueue = sql<boolean>`(s.on_duty AND s.status = 1 AND ${urgentCareAllowed}
  AND ${careKindsOf} IS NOT NULL)`
