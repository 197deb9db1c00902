import type { listSpecialistSchedules as endpoint } from '@emma/contracts/booking'
import type { ResponseOf } from '@emma/contracts/kit'
import type { Slot } from '@emma/contracts/slots'
import { isoOf, slotIdOf, wallTimeOf } from '@emma/domain/availability'
import type { Party } from '@emma/domain/booking'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findOpenSlots, type SlotRow, weekOf } from '../availability/index.ts'
import {
  findOfSpecialist,
  findPageOfSpecialist,
  findTimeZone,
  type SpecialistPeriod,
} from './appointments.repo.ts'
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

/** More than stands in two months: the page of who asks for none. */
const WHOLE = 10_000
const DEFAULT_PAGE = 10

interface Asked extends SpecialistPeriod {
  readonly from: Date
  readonly to: Date
  readonly oldestFirst: boolean
  readonly page: number
  readonly pageSize: number
}
type Answer = ResponseOf<typeof endpoint>

/** Appointments alone, by the page, from the database. */
const tableOf = async ({ readDb, clock }: Deps, party: Party, asked: Asked): Promise<Answer> => {
  const { page, pageSize } = asked
  const paged = { ...asked, limit: pageSize, offset: (page - 1) * pageSize }
  const { rows, total } = await findPageOfSpecialist(readDb, paged)
  const now = clock.now()
  return { data: rows.map((row) => toAppointment(row, party, now)), meta: { page, pageSize, total } }
}

/** Appointments and what is open between them; or what is open alone. */
const calendarOf = async (
  deps: Deps,
  party: Party,
  asked: Asked & { readonly onlyOpen: boolean; readonly zone: string },
): Promise<Answer> => {
  const { specialistId, page, pageSize, oldestFirst, onlyOpen, zone } = asked
  const [rows, slots] = await Promise.all([
    onlyOpen ? [] : findOfSpecialist(deps.readDb, asked, WHOLE),
    openSlotsOf(deps, specialistId, asked, zone),
  ])
  const now = deps.clock.now()
  const all = [...rows.map((row) => toAppointment(row, party, now)), ...slots].toSorted(
    (a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at),
  )
  if (!oldestFirst) all.reverse()
  const data = all.slice((page - 1) * pageSize, page * pageSize)
  return { data, meta: { page, pageSize, total: all.length } }
}

/**
 * The calendar's and the table's list. Open slots have no patient and one status, and are computed for two months at
 * most: a search, another status or a longer period leaves them out.
 */
export const listSpecialistSchedules: UseCase<typeof endpoint> = async (deps, { actor, params, query }) => {
  if (params.id !== actor.specialistId) throw notFound()
  const { status, page, sort } = query
  const zone = await findTimeZone(deps.readDb, actor.specialistId)
  const { isLong, slotsTo, from, to } = weekOf(query.from, query.to, zone, deps.clock.now())
  const search = query.search?.trim() || undefined
  const onlyOpen = status === 'open'
  const asked: Asked = {
    specialistId: actor.specialistId,
    from,
    to,
    statuses: onlyOpen ? undefined : status,
    search,
    oldestFirst: sort === 'starts_at',
    page: page ?? 1,
    pageSize: query.pageSize ?? (isLong || page !== undefined ? DEFAULT_PAGE : WHOLE),
  }
  const isTable = search !== undefined || (!onlyOpen && (isLong || status !== undefined))
  return isTable
    ? tableOf(deps, partyOf(actor), asked)
    : calendarOf(deps, partyOf(actor), { ...asked, to: slotsTo, onlyOpen, zone })
}
