import { type AppointmentState, openReturn, returnLimit } from '@emma/domain/booking'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Whether an appointment `a` has its return visit. */
export const returnTakenSql = sql<boolean>`EXISTS (
  SELECT FROM appointments r WHERE r.return_of = a.id AND NOT r.return_again)`

/** For an appointment `a` that is a return visit: the facts that set its last day. */
export const returnOfSql = sql<{ starts_at: string; zone: string; days: number | null } | null>`(
  SELECT json_build_object('starts_at', f.starts_at, 'zone', f.time_zone, 'days', f.return_days)
  FROM appointments f WHERE f.id = a.return_of)`

const findFirst = (db: Db | Tx, id: string) =>
  db
    .selectFrom('appointments as a')
    .select((eb) => [
      eb.ref('a.status').$castTo<AppointmentState>().as('state'),
      'a.customer_id',
      'a.dependent_id',
      'a.specialist_id',
      'a.specialty_id',
      'a.starts_at',
      'a.time_zone',
      'a.return_days',
      'a.return_price',
      returnTakenSql.as('taken'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()

interface Asked {
  /** The appointment that includes the visit. */
  readonly returnOf: string
  readonly customerId: string
  readonly specialistId: string
  readonly specialtyId: string
  readonly now: Date
}

/**
 * The return visit that a customer may book now with this specialist: its deadline, price and patient. Undefined if
 * there is none or it is not theirs.
 */
export const findReturnVisit = async (db: Db | Tx, asked: Asked) => {
  const first = await findFirst(db, asked.returnOf)
  const isTheirs =
    first?.customer_id === asked.customerId &&
    first.specialist_id === asked.specialistId &&
    first.specialty_id === asked.specialtyId
  if (!isTheirs) return undefined
  const { state, taken, time_zone: zone, return_days: days, return_price: price } = first
  const terms = days === null || price === null ? null : { days, price }
  const visit = openReturn(
    { state, startsAt: first.starts_at.getTime(), zone, terms, taken },
    asked.now.getTime(),
  )
  return visit ? { ...visit, dependentId: first.dependent_id } : undefined
}

/** The first moment too late for an appointment's return visit. */
export const findReturnEnd = async (db: Db | Tx, returnOf: string): Promise<number> => {
  const first = await findFirst(db, returnOf)
  return first?.return_days == null
    ? Number.POSITIVE_INFINITY
    : returnLimit(first.starts_at.getTime(), first.time_zone, first.return_days).before
}
