import { fieldMessage } from '@emma/phrases/field-message'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
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
  const isLow = price < min_price
  const message = fieldMessage(
    isLow
      ? { code: 'too_small', minimum: min_price, unit: 'money' }
      : { code: 'too_big', maximum: max_price, unit: 'money' },
  )
  throw new AppError('validation_failed', { errors: [{ path, message }] })
}
