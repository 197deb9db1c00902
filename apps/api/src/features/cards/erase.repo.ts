import type { ErasurePart } from '../../ports/erasure.ts'

/** Cards without their holder, whom the provider is not asked about again; the payments made with them stay. */
export const eraseCards: ErasurePart = async (tx, { customerId, now }) => {
  await tx
    .updateTable('cards')
    .set({ holder_name: '', mark: null, is_default: false, deleted_at: now })
    .where('customer_id', '=', customerId)
    .execute()
  await tx.deleteFrom('payers').where('customer_id', '=', customerId).execute()
  return []
}
