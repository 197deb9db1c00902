import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import { type FreedTime, isOfferedToOther, markTaken } from './offers.repo.ts'

interface Taken extends FreedTime {
  readonly customerId: string
  readonly appointmentId: string
}

/**
 * Ends the offer of a time that the customer's appointment now occupies. If the offer was passed on at the same moment,
 * the next in line has it.
 */
export const takeOffer = async (tx: Tx, taken: Taken): Promise<void> => {
  if (await markTaken(tx, taken)) return
  if (await isOfferedToOther(tx, taken, taken.customerId)) throw new AppError('slot_taken')
}
