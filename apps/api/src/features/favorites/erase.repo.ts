import type { ErasurePart } from '../../ports/erasure.ts'

/** The patient's favourites. */
export const eraseFavorites: ErasurePart = async (tx, { customerId }) => {
  await tx.deleteFrom('favorites').where('customer_id', '=', customerId).execute()
  return []
}
