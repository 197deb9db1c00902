import type { listOpenSlots as endpoint } from '@emma/contracts/availability/slots'
import { MAX_DAYS_AHEAD, wallTimeOf } from '@emma/domain/availability'
import { DAY, type Interval, MINUTE } from '@emma/domain/interval'
import type { Db } from '../../../db/pool.ts'
import { type Terms, termsAt } from '../../../db/terms-sql.ts'
import { AppError, invalidField, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toSlot } from '../availability.present.ts'
import { startOfDate } from '../blocks/day-span.ts'
import { findAgreedPrices } from './agreed-price.repo.ts'
import { findReturnVisit } from './follow-up.repo.ts'
import { findPassing, type Passing } from './passing.repo.ts'
import { findOpenSlots, findPractitioner, type SlotRow } from './slots.repo.ts'

const MAX_DAYS = 31
const DEFAULT_DAYS = 7
const HOURS_OF_A_CHANGE = DAY / 24

const isDate = (text: string): boolean => text.length === 10
const refusedEnd = (message: 'hours_reversed' | 'at_most_31_days'): AppError => invalidField('to', message)

/** Dates are whole days of the specialist's zone, both included; instants are used as they are. */
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

interface Asked {
  readonly specialty_id?: string | undefined
  readonly return_of?: string | undefined
}

/** The return visit that times are searched for; undefined for any other search. */
const visitOf = async (db: Db, customerId: string, specialistId: string, asked: Asked, now: Date) => {
  const { return_of: returnOf, specialty_id: specialtyId } = asked
  if (returnOf === undefined) return undefined
  const visit =
    specialtyId && (await findReturnVisit(db, { returnOf, customerId, specialistId, specialtyId, now }))
  if (!visit) throw new AppError('return_not_open')
  return visit
}

interface Practice {
  readonly specialistId: string
  readonly zone: string
  readonly terms: Terms
  readonly specialtyId: string | undefined
}

/** Terms for listing slots: a slot reserved by a specialist's link has the link's price. */
const agreedTerms = async (db: Db, practice: Practice, customerId: string, now: Date) => {
  const { specialistId, specialtyId, terms } = practice
  if (specialtyId === undefined) return () => practice
  const agreed = await findAgreedPrices(db, { customerId, specialistId, specialtyId, now })
  return ({ starts_at }: { readonly starts_at: Date }): Practice => {
    const kept = agreed.find((each) => each.starts_at.getTime() === starts_at.getTime())
    return kept ? { ...practice, terms: termsAt(terms, specialtyId, kept.price) } : practice
  }
}

interface Wish extends Asked {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly online?: boolean | undefined
}

interface Asking {
  readonly specialistId: string
  readonly customerId: string
  readonly query: Wish
  readonly now: Date
}

const findSlotsOf = async (db: Db, { specialistId, customerId, query, now }: Asking) => {
  const practitioner = await findPractitioner(db, specialistId, query.specialty_id ?? null)
  if (!practitioner) throw notFound()
  const { time_zone: zone, is_offered, terms } = practitioner
  const span = spanOf(query, zone, now)
  if (!is_offered) return { zone, span, rows: [], data: [] }
  const visit = await visitOf(db, customerId, specialistId, query, now)
  const practice = {
    specialistId,
    zone,
    terms: visit ? termsAt(terms, query.specialty_id, visit.price) : terms,
    specialtyId: query.specialty_id,
  }
  const rows = await findOpenSlots(db, specialistId, span, now, customerId)
  const termsOf = await agreedTerms(db, practice, customerId, now)
  const data = rows
    .filter(({ starts_at }) => visit === undefined || starts_at.getTime() < visit.before)
    .filter(({ place_id }) => query.online === undefined || query.online === (place_id === null))
    .map((row) => toSlot(termsOf(row), row))
  return { zone, span, rows, data }
}

interface Found {
  readonly zone: string
  readonly span: Interval
  /** All open ones in the span, regardless of the other filters. */
  readonly rows: readonly SlotRow[]
}

/**
 * Until when the same slots are open without a change: until the first is too soon, an unpaid booking ends, midnight,
 * or further days become visible.
 */
const trueUntil = ({ zone, span, rows }: Found, passing: Passing, now: Date): number => {
  const { is_personal, expires_at, lead_minutes } = passing
  const isBeyondSight = span.end > now.getTime() + MAX_DAYS_AHEAD * DAY
  if (is_personal || isBeyondSight) return now.getTime()
  return Math.min(
    startOfDate(wallTimeOf(now.getTime(), zone).date, zone, 1),
    expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
    ...rows.map(({ starts_at }) => starts_at.getTime() - lead_minutes * MINUTE),
  )
}

/** Cached for all customers until the practice changes (docs/decisions/0030). */
export const listOpenSlots: UseCase<typeof endpoint> = async (
  { readDb, clock, memories },
  { actor, params, query },
) => {
  const now = clock.now()
  const asking = { specialistId: params.id, customerId: actor.customerId, query, now }
  if (query.return_of !== undefined) return { data: (await findSlotsOf(readDb, asking)).data }
  return memories.openSlots.answer(readDb, {
    key: JSON.stringify([params.id, query]),
    now,
    look: async (db) => ({ version: await memories.versions(db, params.id) }),
    make: async (db) => {
      const found = await findSlotsOf(db, asking)
      const passing = await findPassing(db, params.id, now)
      return { body: { data: found.data }, until: trueUntil(found, passing, now) }
    },
  })
}
