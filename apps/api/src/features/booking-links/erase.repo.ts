import type { ErasurePart } from '../../ports/erasure.ts'
import { forgetHolds } from '../slot-holds/index.ts'

/** Links that specialists made for the patient; resulting appointments stay, as the law requires. */
export const eraseBookingLinks: ErasurePart = async (tx, { customerId }) => {
  await forgetHolds(tx, customerId)
  await tx.deleteFrom('booking_links').where('customer_id', '=', customerId).execute()
  return []
}
