import type { Deps } from '../../../deps.ts'
import type { AppointmentCalendar } from '../../../ports/appointment-calendar.ts'
import { findCalendarEvent } from './calendar.repo.ts'
import { invitationOf } from './calendar-file.ts'

/** An appointment as an invitation to one participant; CANCEL once it is canceled. */
export const appointmentCalendar: AppointmentCalendar<Deps> = {
  invite: async ({ db, config }, { appointmentId, role, email, language }) => {
    const row = await findCalendarEvent(db, appointmentId)
    if (!row) return undefined
    return invitationOf(
      row,
      { role, language, publicUrl: config.publicUrl },
      { from: config.MAIL_FROM, to: email },
    )
  },
}
