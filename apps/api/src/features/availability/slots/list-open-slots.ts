import type { listOpenSlots as endpoint } from '@emma/contracts/availability/slots'
import { wallTimeOf } from '@emma/domain/availability'
import { DAY, type Interval } from '@emma/domain/interval'
import { fieldMessage } from '@emma/phrases/field-message'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toSlot } from '../availability.present.ts'
import { startOfDate } from '../blocks/day-span.ts'
import { findOpenSlots, findPractitioner } from './slots.repo.ts'

const MAX_DAYS = 31
const DEFAULT_DAYS = 7
const HOURS_OF_A_CHANGE = DAY / 24

const isDate = (text: string): boolean => text.length === 10
const refusedEnd = (message: 'hours_reversed' | 'at_most_31_days'): AppError =>
  new AppError('validation_failed', { errors: [{ path: 'to', message: fieldMessage({ message }) }] })

/** Dates are whole days of the specialist's zone, both included; moments are taken as they are. */
const spanOf = (
  query: { from?: string | undefined; to?: string | undefined },
  zone: string,
  now: Date,
): Interval => {
  const from = query.from ?? wallTimeOf(now.getTime(), zone).date
  const start = isDate(from) ? startOfDate(from, zone) : Date.parse(from)
  if (query.to === undefined) return { start, end: start + DEFAULT_DAYS * DAY }
  const end = isDate(query.to) ? startOfDate(query.to, zone, 1) : Date.parse(query.to)
  if (end < start) throw refusedEnd('hours_reversed')
  if (end - start > MAX_DAYS * DAY + HOURS_OF_A_CHANGE) throw refusedEnd('at_most_31_days')
  return { start, end }
}

export const listOpenSlots: UseCase<typeof endpoint> = async (
  { readDb, clock },
  { actor, params, query },
) => {
  const now = clock.now()
  const practitioner = await findPractitioner(readDb, params.id, query.specialty_id ?? null)
  if (!practitioner) throw notFound()
  const { time_zone: zone, is_offered, terms } = practitioner
  const span = spanOf(query, zone, now)
  if (!is_offered) return { data: [] }
  const practice = { specialistId: params.id, zone, terms, specialtyId: query.specialty_id }
  const rows = await findOpenSlots(readDb, params.id, span, now, actor.customerId)
  return {
    data: rows
      .filter(({ place_id }) => query.online === undefined || query.online === (place_id === null))
      .map((row) => toSlot(practice, row)),
  }
}
