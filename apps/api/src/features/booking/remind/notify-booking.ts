import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../notifications/index.ts'
import { findAppointment } from '../agenda/appointments.repo.ts'

/**
 * Tells the patient that the booking stands, if it still does. A job of its own: a booking is as few statements as can be.
 */
export const notifyBooking = async (
  deps: Deps,
  { appointmentId }: { readonly appointmentId: string },
): Promise<void> => {
  const row = await findAppointment(deps.db, appointmentId)
  if (!row) throw new Error(`Appointment ${appointmentId} is gone`)
  if (row.status !== 'confirmed' && row.status !== 'in_progress') return
  await inTransaction(deps.db, (tx) =>
    notify(deps, tx, {
      userId: row.customer_user_id,
      kind: 'booking_confirmed',
      dedupeKey: `booking_confirmed:${appointmentId}`,
      data: { appointmentId },
      alsoEmail: true,
    }),
  )
}
