import { dateOf, dayOf, startOfDay, wallTimeOf } from '../availability/index.ts'
import type { Instant } from '../interval.ts'
import type { Centavos } from '../money.ts'
import { deadlinesOf } from '../payments/index.ts'
import type { AppointmentState, Canceler } from './appointment-state.ts'

/** Terms of the return visit that an appointment includes, as agreed at booking (CFM 1.958/2010). */
export interface ReturnTerms {
  /** Days after the appointment's day, in its zone's calendar. */
  readonly days: number
  /** Centavos; 0 is free of charge. */
  readonly price: Centavos
}

/** The latest start of a return visit. */
export interface ReturnLimit {
  /** The last day, `YYYY-MM-DD` in the appointment's zone. */
  readonly until: string
  /** The first moment that is too late. */
  readonly before: Instant
}

/** Most days that a return visit may have. */
export const RETURN_DAYS_MAX = 180

/** The last day of a return visit. @param startsAt start of the appointment that includes it */
export const returnLimit = (startsAt: Instant, zone: string, days: number): ReturnLimit => {
  const last = (dayOf(wallTimeOf(startsAt, zone).date) ?? Number.NaN) + days
  return { until: dateOf(last), before: startOfDay(last + 1, zone) }
}

/** The facts that decide whether a return visit is offered. */
export interface FirstVisit {
  readonly state: AppointmentState
  readonly startsAt: Instant
  readonly zone: string
  /** Null if none was agreed; a return visit has none itself. */
  readonly terms: ReturnTerms | null
  /** A return visit was booked, and neither dropped nor canceled in time. */
  readonly taken: boolean
}

/** The return visit that may be booked now; null if none was agreed, it is taken, or its days are over. */
export const openReturn = (
  { state, startsAt, zone, terms, taken }: FirstVisit,
  now: Instant,
): (ReturnLimit & { readonly price: Centavos }) | null => {
  if (state !== 'finished' || terms === null || taken) return null
  const limit = returnLimit(startsAt, zone, terms.days)
  return now < limit.before ? { ...limit, price: terms.price } : null
}

/**
 * Whether a canceled return visit is offered again while its days last: if the specialist or the platform canceled it,
 * or the patient did while canceling was free. A late cancellation uses it up.
 */
export const isOfferedAgain = (
  canceledBy: Canceler,
  purchase: Parameters<typeof deadlinesOf>[0],
  now: Instant,
): boolean => canceledBy !== 'customer' || deadlinesOf(purchase, now).refundUntil !== null
