import type { Tx } from '../../../db/transaction.ts'
import type { KnownPatient } from './asked.ts'

/** Whether the customer is on this specialist's waiting list. */
export const isWaitingFor = async (
  tx: Tx,
  specialistId: string,
  { customerId, dependentId }: KnownPatient,
): Promise<boolean> => {
  if (dependentId !== null) return false
  const row = await tx
    .selectFrom('waitlist_entries')
    .select('id')
    .where('specialist_id', '=', specialistId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}
