import type { ErasurePart } from '../../ports/erasure.ts'

/** Calendar feeds; and preparations, unless something else of the patient must be retained. */
export const eraseBooking: ErasurePart = async (tx, { customerId, userId, isRetained }) => {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
  if (isRetained) return []
  await tx
    .updateTable('appointments')
    .set({ notes_sealed: null })
    .where('customer_id', '=', customerId)
    .execute()
  return []
}
