import type { ErasurePart } from '../../ports/erasure.ts'

/** The specialists that the patient marked. */
export const eraseFavorites: ErasurePart = async (tx, { customerId }) => {
  await tx.deleteFrom('favorites').where('customer_id', '=', customerId).execute()
  return []
}
