import type { Deps } from '../../../deps.ts'
import type { AppointmentCalendar } from '../../../ports/appointment-calendar.ts'
import { findCalendarEvent, findCalendarEventsOf } from './calendar.repo.ts'
import { invitationOf, publishedOf } from './calendar-file.ts'

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
  publish: async ({ db, config }, { appointmentIds, role, language }) => {
    const rows = appointmentIds.length === 0 ? [] : await findCalendarEventsOf(db, appointmentIds)
    return rows.length === 0 ? undefined : publishedOf(rows, { role, language, publicUrl: config.publicUrl })
  },
}
