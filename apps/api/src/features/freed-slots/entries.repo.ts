import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { lives } from './offers.repo.ts'

interface NewEntry {
  readonly id: string
  readonly customerId: string
  readonly specialistId: string
  readonly specialtyId: string
  readonly appointmentId: string | null
  readonly until: Date
  readonly now: Date
}

/** False if the customer is already in this line. */
export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<boolean> => {
  const added = await tx
    .insertInto('waitlist_entries')
    .values({
      id: entry.id,
      customer_id: entry.customerId,
      specialist_id: entry.specialistId,
      specialty_id: entry.specialtyId,
      appointment_id: entry.appointmentId,
      until_at: entry.until,
      status: 'waiting',
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** False if this customer has no such place, or it ended meanwhile. */
export const markLeft = async (tx: Tx, id: string, customerId: string, now: Date): Promise<boolean> => {
  const left = await tx
    .updateTable('waitlist_entries')
    .set({ status: 'left', ended_at: now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return left !== undefined
}

/** Ends places in line that can no longer be served: everybody's, or one customer's. */
export const endLines = async (db: Db | Tx, now: Date, customerId: string | null = null): Promise<void> => {
  await sql`
    UPDATE waitlist_entries w SET status = 'ended', ended_at = ${now}
     WHERE w.status = 'waiting' AND (${customerId}::uuid IS NULL OR w.customer_id = ${customerId}::uuid)
       AND NOT ${lives(now)}
       AND NOT EXISTS (SELECT FROM slot_offers o WHERE o.entry_id = w.id AND o.status IN ('offered', 'booking'))`.execute(
    db,
  )
}
