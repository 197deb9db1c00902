import type { Deps } from '../../../deps.ts'
import type { LockedSale, Seller, Selling } from '../../../ports/seller.ts'

interface OfSold {
  readonly appointment_id: string | null
  readonly queue_entry_id: string | null
}

/** The seller of a payment's sale. A place in the queue that became an appointment belongs to booking from then on. */
export const sellerOf = ({ sellers }: Deps, { appointment_id }: OfSold): Seller<Deps> => {
  const kind = appointment_id === null ? 'queue_entry' : 'appointment'
  const seller = sellers.find(({ sells }) => sells === kind)
  if (!seller) throw new Error(`Nobody sells ${kind}`)
  return seller
}

/** The id of a payment's sale. */
export const soldIdOf = ({ appointment_id, queue_entry_id }: OfSold): string => {
  const id = appointment_id ?? queue_entry_id
  if (id === null) throw new Error('A payment of nothing')
  return id
}

/** Locks a payment's sale, for any seller, then the payment. */
export const lockSaleOf = async (selling: Selling<Deps>, paymentId: string): Promise<LockedSale> => {
  for (const seller of selling.deps.sellers) {
    const sale = await seller.lockSale(selling, paymentId)
    if (sale) return sale
  }
  throw new Error(`Payment ${paymentId} is of nothing that is sold`)
}
