import type { ExistingAppointment } from '@emma/domain/availability'
import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { variableSql } from '../variables/index.ts'

const active = ['awaiting_payment', 'confirmed', 'in_progress'] as const

export interface ComingAppointment extends ExistingAppointment {
  readonly id: string
  /** The dependent whom it is for, else the customer. */
  readonly patientName: string
  readonly isKept: boolean
  readonly isAsked: boolean
  /** Until when the patient may move it; null unless confirmed. */
  readonly movableUntil: number | null
}

const readComing = (db: Db | Tx, specialistId: string, now: Date) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('dependents as d', 'd.id', 'a.dependent_id')
    .select(['a.id', 'a.status', 'a.starts_at', 'a.ends_at', 'a.place_id'])
    .select([
      sql<string>`coalesce(d.name, u.first_name || ' ' || u.last_name)`.as('patient'),
      sql<boolean>`a.kept_start IS NOT DISTINCT FROM a.starts_at`.as('is_kept'),
      sql<boolean>`a.reschedule_asked_start IS NOT DISTINCT FROM a.starts_at`.as('is_asked'),
      // The policy frozen at booking.
      sql<number>`coalesce((a.policy ->> 'reschedule_hours')::int, ${variableSql('reschedule_hours')})`.as(
        'hours',
      ),
    ])
    .where('a.specialist_id', '=', specialistId)
    .where('a.status', 'in', active)
    .where('a.ends_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('a.status', '<>', 'awaiting_payment'),
        eb('a.hold_expires_at', 'is', null),
        eb('a.hold_expires_at', '>', now),
      ]),
    )
    .orderBy('a.starts_at')
    .execute()

const toComing = (row: Awaited<ReturnType<typeof readComing>>[number]): ComingAppointment => ({
  id: row.id,
  start: row.starts_at.getTime(),
  end: row.ends_at.getTime(),
  placeId: row.place_id,
  patientName: row.patient,
  isKept: row.is_kept,
  isAsked: row.is_asked,
  movableUntil: row.status === 'confirmed' ? row.starts_at.getTime() - row.hours * HOUR : null,
})

/** Active appointments that are not over by `now`, without expired holds. */
export const findComing = async (
  db: Db | Tx,
  specialistId: string,
  now: Date,
): Promise<readonly ComingAppointment[]> => (await readComing(db, specialistId, now)).map(toComing)
