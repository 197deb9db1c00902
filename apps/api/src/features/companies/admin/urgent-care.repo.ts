import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The data of a specialist's company for urgent care. Suspended and unapproved companies are left out. */
export interface UrgentCareGroup {
  readonly id: string
  readonly name: string
  /** Whether the specialist currently works for it. */
  readonly isActive: boolean
  readonly paEnabled: boolean
  readonly paPermission: boolean
}

/** The approved companies of a specialist, by name. */
export const findUrgentCareGroups = async (
  db: Db | Tx,
  specialistId: string,
): Promise<readonly UrgentCareGroup[]> => {
  const { rows } = await sql<UrgentCareGroup>`
    SELECT c.id, c.name, m.is_active AS "isActive", c.pa_enabled AS "paEnabled", m.pa_permission AS "paPermission"
      FROM company_members m JOIN companies c ON c.id = m.company_id
     WHERE m.specialist_id = ${specialistId} AND m.left_at IS NULL AND c.status = 'approved'
     ORDER BY fold(c.name), c.id`.execute(db)
  return rows
}

/**
 * Whether a specialist `s` attends for no approved company, or for one that lets them attend urgent care. For a query
 * that has `specialists` as `s`.
 */
export const urgentCareAllowed = sql<boolean>`NOT EXISTS (
  SELECT FROM company_members m JOIN companies c ON c.id = m.company_id
   WHERE m.specialist_id = s.id AND m.is_active AND m.left_at IS NULL AND c.status = 'approved'
     AND NOT (c.pa_enabled AND m.pa_permission))`

/**
 * Whether a specialist may attend urgent care for the active company: by its flag and the member's permission. `alone`
 * if they attend for no approved company: then the platform decides.
 */
export const attendsUrgentCare = async (
  db: Db | Tx,
  specialistId: string,
): Promise<'alone' | 'allowed' | 'refused'> => {
  const active = (await findUrgentCareGroups(db, specialistId)).find(({ isActive }) => isActive)
  if (!active) return 'alone'
  return active.paEnabled && active.paPermission ? 'allowed' : 'refused'
}
