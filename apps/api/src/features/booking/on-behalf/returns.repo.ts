import type { Db } from '../../../db/pool.ts'
import type { KnownPatient } from './asked.ts'

const LATEST = 20

/** Finished appointments of a patient that came with a return visit, the latest first. */
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
