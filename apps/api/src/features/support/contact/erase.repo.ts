import type { ErasurePart } from '../../../ports/erasure.ts'

export const eraseContacts: ErasurePart = async (tx, { customerId }) => {
  await tx.deleteFrom('contact_messages').where('customer_id', '=', customerId).execute()
  return []
}
