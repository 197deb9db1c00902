import type { AppointmentState } from '@emma/domain/booking'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

const leftOpen = (db: Db | Tx, before: Date) =>
  db
    .selectFrom('appointments as a')
    .where('a.status', 'in', ['confirmed', 'in_progress'])
    .where('a.ends_at', '<=', before)

/** Appointments that ended before an instant and are still open, oldest first. */
export const findLeftOpen = async (db: Db, before: Date, limit: number): Promise<readonly string[]> => {
  const rows = await leftOpen(db, before).select('a.id').orderBy('a.ends_at').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Locks one of them, unless another process has it or it was closed meanwhile. */
export const lockLeftOpen = (tx: Tx, id: string, before: Date) =>
  leftOpen(tx, before)
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('specialists as s', 's.id', 'a.specialist_id')
    .select((eb) => [
      'a.id',
      eb.ref('a.status').$castTo<AppointmentState>().as('status'),
      'a.place_id',
      'a.specialist_id',
      'p.id as payment_id',
      'c.user_id as customer_user_id',
      's.user_id as specialist_user_id',
    ])
    .where('a.id', '=', id)
    .forUpdate('a')
    .skipLocked()
    .executeTakeFirst()

export type LeftOpen = NonNullable<Awaited<ReturnType<typeof lockLeftOpen>>>
