import type { Slot } from '@emma/contracts/availability/slots'
import type { listSpecialistSchedules as endpoint } from '@emma/contracts/booking'
import type { ResponseOf } from '@emma/contracts/kit'
import type { Participant } from '@emma/domain/booking'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { weekOf } from '../../../http/period.ts'
import { findOpenSlots, findPractice, toSlot } from '../../availability/index.ts'
import {
  findOfSpecialist,
  findPageOfSpecialist,
  findTimeZone,
  type SpecialistPeriod,
} from './appointments.repo.ts'
import { participantOf, toAppointment } from './booking.present.ts'

const openSlotsOf = async (
  { readDb, clock }: Deps,
  specialistId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Slot[]> => {
  const interval = { start: from.getTime(), end: to.getTime() }
  const rows = await findOpenSlots(readDb, specialistId, interval, clock.now())
  if (rows.length === 0) return []
  const practice = await findPractice(readDb, specialistId)
  return rows.map((row) => toSlot(practice, row))
}

/** A search without days looks through all of them. */
const allDays = { first: '2000-01-01', last: '2199-12-31' }
const noDays = { first: undefined, last: undefined }

/** More than two months contain: the page size if none is requested. */
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

/** Only appointments, paged by the database. */
const tableOf = async ({ readDb, clock }: Deps, participant: Participant, asked: Asked): Promise<Answer> => {
  const { page, pageSize } = asked
  const paged = { ...asked, limit: pageSize, offset: (page - 1) * pageSize }
  const { rows, total } = await findPageOfSpecialist(readDb, paged)
  const now = clock.now()
  return { data: rows.map((row) => toAppointment(row, participant, now)), meta: { page, pageSize, total } }
}

/** Appointments and open slots between them; or only open slots. */
const calendarOf = async (
  deps: Deps,
  participant: Participant,
  asked: Asked & { readonly onlyOpen: boolean },
): Promise<Answer> => {
  const { specialistId, page, pageSize, oldestFirst, onlyOpen } = asked
  const [rows, slots] = await Promise.all([
    onlyOpen ? [] : findOfSpecialist(deps.readDb, asked, WHOLE),
    openSlotsOf(deps, specialistId, asked),
  ])
  const now = deps.clock.now()
  const all = [...rows.map((row) => toAppointment(row, participant, now)), ...slots].toSorted(
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
  const search = query.search?.trim() || undefined
  const { first, last } = search === undefined ? noDays : allDays
  const days = [query.from ?? first, query.to ?? last] as const
  const { isLong, slotsTo, from, to } = weekOf(...days, zone, deps.clock.now())
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
    ? tableOf(deps, participantOf(actor), asked)
    : calendarOf(deps, participantOf(actor), { ...asked, to: slotsTo, onlyOpen })
}
