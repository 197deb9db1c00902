import type { joinWaitlist as endpoint } from '@emma/contracts/waitlist'
import { dayAt, dayOf, MAX_DAYS_AHEAD, startOfDay } from '@emma/domain/availability'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { AppError, invalidField, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { endLines, insertEntry } from '../freed-slots/index.ts'
import { readLines } from './list-waitlist.ts'
import { findOffered, findOwnAppointment } from './waitlist.repo.ts'

const DEFAULT_DAYS = 30

/** The end of the last wanted day; days before today and beyond the agenda are refused. */
const endOf = (until: string | undefined, zone: string, now: Date): Date => {
  const today = dayAt(now.getTime(), zone)
  const last = until === undefined ? today + DEFAULT_DAYS : dayOf(until)
  if (last === null || last < today || last > today + MAX_DAYS_AHEAD) {
    throw invalidField('until', 'validation_failed')
  }
  return new Date(startOfDay(last + 1, zone))
}

interface Wish {
  readonly customerId: string
  readonly specialistId: string
  readonly specialtyId: string
  readonly appointmentId: string | undefined
  readonly until: string | undefined
}

/** The goal of waiting: before the own appointment, the named one or the next there, or any time until a day. */
const readWish = async (tx: Tx, wish: Wish, zone: string, now: Date) => {
  const { appointmentId: id, until } = wish
  const own = await findOwnAppointment(tx, { ...wish, id }, now)
  if (!own && id !== undefined) throw notFound()
  if (own && !own.movable) throw new AppError('reschedule_not_allowed')
  const end = own && until === undefined ? own.starts_at : endOf(until, zone, now)
  return { appointmentId: own?.id ?? null, until: end }
}

/** Puts the customer at the end of the line. */
export const joinWaitlist: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { customerId } = actor
  const { specialist_id: specialistId, specialty_id: specialtyId, schedule_id: appointmentId, until } = body
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const offered = await findOffered(tx, specialistId, specialtyId)
    if (!offered) throw notFound()
    const wish = { customerId, specialistId, specialtyId, appointmentId, until }
    const asked = await readWish(tx, wish, offered.time_zone, now)
    await endLines(tx, now, customerId)
    const id = deps.newId()
    const entry = { id, customerId, specialistId, specialtyId, ...asked, now }
    if (!(await insertEntry(tx, entry))) throw new AppError('waitlist_joined')
    const [line] = await readLines(tx, customerId, now, id)
    if (!line) throw notFound()
    return line
  })
}
