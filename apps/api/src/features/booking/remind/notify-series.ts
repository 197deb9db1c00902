import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { datesOf, findLink } from '../../booking-links/index.ts'
import { notify } from '../../notifications/index.ts'
import { findAppointment } from '../agenda/appointments.repo.ts'
import type { JoinContact } from './notify-booking.ts'

/** Job: tells the patient once of all dates that were booked for them together. */
export const notifySeries =
  (joinContact: JoinContact) =>
  async (deps: Deps, { seriesId }: { readonly seriesId: string }): Promise<void> => {
    const link = await findLink(deps.db, seriesId)
    if (!link) throw new Error(`Series ${seriesId} is gone`)
    const [first] = (await datesOf(deps.db, link)).flatMap(({ appointment_id: id }) => id ?? [])
    const row = first === undefined ? undefined : await findAppointment(deps.db, first)
    if (!row) return
    const { specialist_id: specialistId, customer_id: customerId, dependent_id: dependentId } = row
    await inTransaction(deps.db, async (tx) => {
      await joinContact(deps, tx, { specialistId, customerId, dependentId })
      await notify(deps, tx, {
        userId: row.customer_user_id,
        kind: 'series_booked',
        dedupeKey: `series_booked:${seriesId}`,
        data: { appointmentId: row.id, linkId: seriesId, specialistId },
        alsoEmail: true,
      })
    })
  }
