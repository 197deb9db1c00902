import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { readExternalCalendar, readExternalCalendars } from './external/read-calendars.ts'
import { refreshNextSlots } from './slots/refresh-next-slots.ts'
import { unwatchSlots, watchSlots } from './slots/watch-slots.ts'

export { toSlot } from './availability.present.ts'
export { availabilityRoutes } from './availability.routes.ts'
export { changeAvailability, changePractice } from './change-availability.ts'
export { countConflicts } from './conflicts-now.ts'
export { removeCalendarsOf } from './external/external.repo.ts'
export { holidaysOf } from './holidays.ts'
export { findHome, lockOffers } from './rules/rules.repo.ts'
export { emitSlotsChanged } from './slots/emit-slots-changed.ts'
export { findReturnEnd, findReturnVisit, returnOfSql, returnTakenSql } from './slots/follow-up.repo.ts'
export { refreshIfNext, refreshIfNextSql } from './slots/next-slot.repo.ts'
export { isPersonalSql, nextExpirySql } from './slots/passing.repo.ts'
export { refreshNextSlots } from './slots/refresh-next-slots.ts'
export {
  findFirstSlots,
  findLengths,
  findOpenSlots,
  findPractice,
  refreshNextSlot,
} from './slots/slots.repo.ts'

export const availabilitySockets = { 'slots:watch': watchSlots, 'slots:unwatch': unwatchSlots } as const
export const availabilityJobs: JobHandlers = {
  'refresh-next-slots': refreshNextSlots,
  'read-external-calendars': readExternalCalendars,
  'read-external-calendar': readExternalCalendar,
}
export const availabilityCrontab: readonly CronLine[] = [
  { job: 'refresh-next-slots', at: '* * * * *' },
  { job: 'read-external-calendars', at: '* * * * *' },
]
