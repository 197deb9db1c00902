import type { Db } from '../../../db/pool.ts'
import type { KnownPatient } from './asked.ts'

const LATEST = 20

/** A patient's finished appointments that included a return visit, latest first. */
export const findWithReturn = (db: Db, specialistId: string, { customerId, dependentId }: KnownPatient) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .select(['a.id', 'a.starts_at', 'a.time_zone', 'a.specialty_id', 'y.name as specialty'])
    .where('a.specialist_id', '=', specialistId)
    .where('a.customer_id', '=', customerId)
    .where('a.dependent_id', 'is not distinct from', dependentId)
    .where('a.status', '=', 'finished')
    .where('a.return_days', 'is not', null)
    .orderBy('a.starts_at', 'desc')
    .limit(LATEST)
    .execute()

/** Name and portrait of the patient that the specialist books for; dependents have no portrait. */
export const findFace = async (db: Db, { customerId, dependentId }: KnownPatient) => {
  const row = await db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('dependents as d', (join) =>
      join.onRef('d.customer_id', '=', 'c.id').on('d.id', '=', dependentId),
    )
    .select(['u.first_name', 'u.last_name', 'u.avatar_key', 'd.name'])
    .where('c.id', '=', customerId)
    .executeTakeFirst()
  if (!row) return undefined
  return row.name === null
    ? { name: `${row.first_name} ${row.last_name}`, avatarKey: row.avatar_key }
    : { name: row.name, avatarKey: null }
}
