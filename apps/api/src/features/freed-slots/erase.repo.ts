import type { ErasurePart } from '../../ports/erasure.ts'

/** The patient's places in line, with their offers. */
export const eraseLines: ErasurePart = async (tx, { customerId }) => {
  await tx.deleteFrom('waitlist_entries').where('customer_id', '=', customerId).execute()
  return []
}
