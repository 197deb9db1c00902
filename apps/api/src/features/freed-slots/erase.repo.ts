import type { ErasurePart } from '../../ports/erasure.ts'

/** The lines that the patient stood in, with the offers made there. */
export const eraseLines: ErasurePart = async (tx, { customerId }) => {
  await tx.deleteFrom('waitlist_entries').where('customer_id', '=', customerId).execute()
  return []
}
