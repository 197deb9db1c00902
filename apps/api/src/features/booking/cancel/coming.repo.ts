import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The person whose appointments are meant. */
export type ComingOf = { readonly specialistId: string } | { readonly customerId: string }

const coming = (db: Db | Tx, whose: ComingOf, now: Date) => {
  const rows = db
    .selectFrom('appointments as a')
    .innerJoin('specialties as y', 'y.id', 'a.specialty_id')
    .where('a.status', 'in', ['awaiting_payment', 'confirmed'])
    // An appointment not started yet is still coming, even after its start.
    .where('a.ends_at', '>', now)
  return 'specialistId' in whose
    ? rows.where('a.specialist_id', '=', whose.specialistId)
    : rows.where('a.customer_id', '=', whose.customerId)
}

/** Booked and not begun, next one first. */
export const findComing = (db: Db | Tx, whose: ComingOf, now: Date) =>
  coming(db, whose, now)
    .select(['a.id', 'a.starts_at', 'a.time_zone', 'y.name as specialty'])
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .execute()

export const countComing = async (db: Db | Tx, whose: ComingOf, now: Date): Promise<number> => {
  const { total } = await coming(db, whose, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
