import type {
  listExternalBusy as busyEndpoint,
  listExternalCalendars as endpoint,
} from '@emma/contracts/availability/external-calendars'
import { isoOf } from '@emma/domain/availability'
import type { UseCase } from '../../../http/mount.ts'
import { weekOf } from '../../../http/period.ts'
import { findZone } from '../rules/rules.repo.ts'
import { toCalendar } from './calendar.present.ts'
import { findBusy, findCalendars } from './external.repo.ts'

export const listExternalCalendars: UseCase<typeof endpoint> = async ({ db }, { actor }) => ({
  data: (await findCalendars(db, actor.specialistId)).map(toCalendar),
})

/** Two months at most, like the free times. */
export const listExternalBusy: UseCase<typeof busyEndpoint> = async (deps, { actor, query }) => {
  const { readDb, clock } = deps
  const zone = await findZone(readDb, actor.specialistId)
  const { from, slotsTo: to } = weekOf(query.from, query.to, zone, clock.now())
  const rows = await findBusy(readDb, actor.specialistId, { from, to })
  return {
    data: rows.map(({ calendar_id, name, starts_at, ends_at }) => ({
      calendar_id,
      calendar: name,
      starts_at: isoOf(starts_at.getTime(), zone),
      ends_at: isoOf(ends_at.getTime(), zone),
    })),
  }
}
