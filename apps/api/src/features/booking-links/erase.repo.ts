import type { ErasurePart } from '../../ports/erasure.ts'
import { forgetHolds } from '../slot-holds/index.ts'

/** What specialists kept for the patient; the appointments that came of it stay as the law wants. */
export const eraseBookingLinks: ErasurePart = async (tx, { customerId }) => {
  await forgetHolds(tx, customerId)
  await tx.deleteFrom('booking_links').where('customer_id', '=', customerId).execute()
  return []
}
