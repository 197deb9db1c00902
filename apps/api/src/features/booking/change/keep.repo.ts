import type { Tx } from '../../../db/transaction.ts'

/** Accepts an appointment that no longer fits the agenda. False unless it is the specialist's, and not over. */
export const keepAppointment = async (
  tx: Tx,
  specialistId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('appointments')
    .set((eb) => ({ kept_start: eb.ref('starts_at') }))
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .where('status', 'in', ['awaiting_payment', 'confirmed', 'in_progress'])
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
