import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { offerFreedSlot } from './offer-freed-slot.ts'
import { type FreedTime, reopenTaken } from './offers.repo.ts'

interface Unpaid extends FreedTime {
  readonly appointmentId: string
}

/**
 * An unpaid booking frees its time: its offer's customer may pay another way while the offer lasts, then the next in
 * line gets it.
 */
export const giveBackSlot = async (deps: Deps, tx: Tx, unpaid: Unpaid): Promise<void> => {
  if (await reopenTaken(tx, unpaid.appointmentId, unpaid.now)) return
  await offerFreedSlot(deps, tx, unpaid)
}
