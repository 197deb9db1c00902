import type { Tx } from '../../db/transaction.ts'
import { invalidField } from '../../http/app-error.ts'
import { readVariables } from '../variables/index.ts'

/** @throws AppError `validation_failed` for a price outside the platform's bounds, or over `most` */
export const requirePrice = async (
  tx: Tx,
  price: number,
  { path = 'price', most = Number.POSITIVE_INFINITY } = {},
): Promise<void> => {
  const { min_price, max_price: highest } = await readVariables(tx)
  const max_price = Math.min(highest, most)
  if (price >= min_price && price <= max_price) return
  throw price < min_price
    ? invalidField(path, 'least_amount', { amount: min_price })
    : invalidField(path, 'most_amount', { amount: max_price })
}
