import type { Deps } from '../../../deps.ts'
import type { SeatRow } from '../seat.ts'
import { findCurrent } from './companions.repo.ts'

/** Tells both participants' screens to reload the companion's state; after the commit. */
export const emitCompanion = (
  { realtime }: Pick<Deps, 'realtime'>,
  seat: Pick<SeatRow, 'id' | 'customer_user_id' | 'specialist_user_id'>,
): void => {
  for (const userId of [seat.customer_user_id, seat.specialist_user_id])
    realtime.emitToUser(userId, 'call:companion', { schedule_id: seat.id })
}

/** Tells the companion's page to reload who is there; after the commit. */
export const emitToCompanion = async (deps: Deps, appointmentId: string): Promise<void> => {
  const companion = await findCurrent(deps.db, appointmentId)
  if (companion) deps.realtime.emitToGuest(companion.id, 'companion:changed', {})
}
