import { dateOf, dayOf, startOfDay, wallTimeOf } from '../availability/index.ts'
import type { Instant } from '../interval.ts'
import type { Centavos } from '../money.ts'
import { deadlinesOf } from '../payments/index.ts'
import type { AppointmentState, Canceler } from './appointment-state.ts'

/** The return visit that comes with an appointment, as it was agreed when that was booked (CFM 1.958/2010). */
export interface ReturnTerms {
  /** Days after the appointment's, on the calendar of its zone. */
  readonly days: number
  /** Centavos; 0 is free of charge. */
  readonly price: Centavos
}

/** Until when a return visit begins, at the latest. */
export interface ReturnLimit {
  /** The last day, `YYYY-MM-DD` in the appointment's zone. */
  readonly until: string
  /** The first moment that is too late. */
  readonly before: Instant
}

/** Days a return visit may have, at most. */
export const RETURN_DAYS_MAX = 180

/** The last day of a return visit. @param startsAt of the appointment that it comes with */
export const returnLimit = (startsAt: Instant, zone: string, days: number): ReturnLimit => {
  const last = (dayOf(wallTimeOf(startsAt, zone).date) ?? Number.NaN) + days
  return { until: dateOf(last), before: startOfDay(last + 1, zone) }
}

/** What decides whether a return visit is offered. */
export interface FirstVisit {
  readonly state: AppointmentState
  readonly startsAt: Instant
  readonly zone: string
  /** Null where none was agreed, as of a return visit itself. */
  readonly terms: ReturnTerms | null
  /** One was booked, and neither let go nor canceled in time. */
  readonly taken: boolean
}

/** The return visit that may be booked now; null where none was agreed, it is taken, or its days are over. */
export const openReturn = (
  { state, startsAt, zone, terms, taken }: FirstVisit,
  now: Instant,
): (ReturnLimit & { readonly price: Centavos }) | null => {
  if (state !== 'finished' || terms === null || taken) return null
  const limit = returnLimit(startsAt, zone, terms.days)
  return now < limit.before ? { ...limit, price: terms.price } : null
}

/**
 * Whether a canceled return visit is offered again, while its days last: where the specialist or the platform canceled
 * it, and where the patient did while that was free. Who cancels late has used it.
 */
export const isOfferedAgain = (
  canceledBy: Canceler,
  purchase: Parameters<typeof deadlinesOf>[0],
  now: Instant,
): boolean => canceledBy !== 'customer' || deadlinesOf(purchase, now).refundUntil !== null
