import type { ErasurePart } from '../../ports/erasure.ts'

/** Deletes the holder of cards; the provider is not asked again. Payments made with them stay. */
export const eraseCards: ErasurePart = async (tx, { customerId, now }) => {
  await tx
    .updateTable('cards')
    .set({ holder_name: '', mark: null, is_default: false, deleted_at: now })
    .where('customer_id', '=', customerId)
    .execute()
  await tx.deleteFrom('payers').where('customer_id', '=', customerId).execute()
  return []
}
