import type { Slot } from '@emma/contracts/availability'
import type { listSpecialistSchedules as endpoint } from '@emma/contracts/booking'
import { isoOf, slotIdOf, wallTimeOf } from '@emma/domain/availability'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findOpenSlots, type SlotRow, weekOf } from '../availability/index.ts'
import { findOfSpecialist, findTimeZone, type SpecialistPeriod } from './appointments.repo.ts'
import { partyOf, toAppointment } from './booking.present.ts'

const toOpenSlot = (specialistId: string, zone: string, row: SlotRow): Slot => {
  const [start, end] = [row.starts_at.getTime(), row.ends_at.getTime()]
  const { date, hour } = wallTimeOf(start, zone)
  return {
    id: slotIdOf({ specialistId, start }),
    specialist_id: specialistId,
    date,
    init_hour: hour,
    final_hour: wallTimeOf(end, zone).hour,
    starts_at: isoOf(start, zone),
    ends_at: isoOf(end, zone),
    timezone: zone,
    status: 'open',
    place_id: row.place_id,
    online: row.place_id === null,
  }
}

const openSlotsOf = async (
  { readDb, clock }: Deps,
  specialistId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  zone: string,
): Promise<Slot[]> => {
  const interval = { start: from.getTime(), end: to.getTime() }
  const rows = await findOpenSlots(readDb, specialistId, interval, clock.now())
  return rows.map((row) => toOpenSlot(specialistId, zone, row))
}

/** Open slots have no patient and one status: a search or another status leaves them out. */
export const listSpecialistSchedules: UseCase<typeof endpoint> = async (deps, { actor, params, query }) => {
  if (params.id !== actor.specialistId) throw notFound()
  const { status, search = '' } = query
  const now = deps.clock.now()
  const zone = await findTimeZone(deps.readDb, actor.specialistId)
  const period = weekOf(query.from, query.to, zone, now)
  const asked: SpecialistPeriod = {
    ...period,
    specialistId: actor.specialistId,
    statuses: status === 'open' ? undefined : status,
    search: search.trim() === '' ? undefined : search.trim(),
  }
  const withSlots = asked.search === undefined && (status === undefined || status === 'open')
  const [rows, slots] = await Promise.all([
    status === 'open' ? [] : findOfSpecialist(deps.readDb, asked),
    withSlots ? openSlotsOf(deps, actor.specialistId, period, zone) : [],
  ])
  const party = partyOf(actor)
  const data = [...rows.map((row) => toAppointment(row, party, now)), ...slots]
  return { data: data.sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)) }
}
