import type { getScheduleCalendar as endpoint } from '@emma/contracts/booking/calendar'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findCalendarEvent } from './calendar.repo.ts'
import { toCalendarFile } from './calendar-file.ts'

/** For the participants. For all others the appointment does not exist. */
export const getScheduleCalendar: UseCase<typeof endpoint> = async (
  { db, config },
  { actor, client, params },
) => {
  const row = await findCalendarEvent(db, params.id)
  const isCustomer = actor.role === 'customer' && actor.customerId === row?.customer_id
  const isSpecialist = actor.role === 'specialist' && actor.specialistId === row?.specialist_id
  if (!row || !(isCustomer || isSpecialist)) throw notFound()
  const role = isCustomer ? 'customer' : 'specialist'
  const reader = { role, language: client.language ?? 'pt', publicUrl: config.publicUrl } as const
  return toCalendarFile([row], reader, `consulta-${row.id}.ics`)
}
