import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../notifications/index.ts'
import { findAppointment } from '../agenda/appointments.repo.ts'

interface Booked {
  readonly specialistId: string
  readonly customerId: string
  readonly dependentId: string | null
}
/** Turns a contact into the specialist's patient; contacts belong to another feature. */
export type JoinContact = (deps: Deps, tx: Tx, booked: Booked) => Promise<void>

/**
 * Job: notifies the patient that the booking is confirmed, if it still is; a contact of the specialist becomes their
 * patient. A separate job, because a booking uses as few statements as possible.
 */
export const notifyBooking =
  (joinContact: JoinContact) =>
  async (deps: Deps, { appointmentId }: { readonly appointmentId: string }): Promise<void> => {
    const row = await findAppointment(deps.db, appointmentId)
    if (!row) throw new Error(`Appointment ${appointmentId} is gone`)
    if (row.status !== 'confirmed' && row.status !== 'in_progress') return
    await inTransaction(deps.db, async (tx) => {
      const { specialist_id: specialistId, customer_id: customerId, dependent_id: dependentId } = row
      await joinContact(deps, tx, { specialistId, customerId, dependentId })
      await notify(deps, tx, {
        userId: row.customer_user_id,
        kind: 'booking_confirmed',
        dedupeKey: `booking_confirmed:${appointmentId}`,
        data: { appointmentId },
        alsoEmail: true,
      })
    })
  }
