import { DAY, type Instant } from '../interval.ts'
import { ok, type Result, refuse } from '../result.ts'
import { opensDay, type Plan, plansOf } from './day-plan.ts'
import type { AvailabilityRule } from './rule.ts'
import { openedSlots } from './slots.ts'
import { dayOf, weekdayOf } from './wall-time.ts'
import { dayAt } from './zone.ts'

const WEEK = 7

/** The first day from `from` on that a plan opens, if it is not after `to`; days since 1970-01-01. */
const firstDay = (plan: Plan, from: number, to: number): number | null => {
  const start = Math.max(plan.first, from)
  const day = plan.weekday === null ? start : start + ((plan.weekday - weekdayOf(start) + WEEK) % WEEK)
  return day <= Math.min(plan.last, to) ? day : null
}

/**
 * Whether a rule can still open something: `date_past` when its days are over, `no_slot_fits` when the clocks jump over
 * the whole of its one date (São Paulo had no 00:00–01:00 on 2018-11-04) or its weekday does not occur within its
 * validity.
 */
export const checkComing = (
  rule: AvailabilityRule,
  zone: string,
  now: Instant,
): Result<AvailabilityRule, 'date_past' | 'no_slot_fits'> => {
  const today = dayAt(now, zone)
  if (rule.kind === 'weekly') {
    const [plan] = plansOf([rule])
    if (!plan) return refuse('no_slot_fits')
    if (plan.last < today) return refuse('date_past')
    const isOpening = firstDay(plan, today, Number.POSITIVE_INFINITY) !== null
    return isOpening ? ok(rule) : refuse('no_slot_fits')
  }
  const day = dayOf(rule.date) ?? Number.NaN
  if (day < today) return refuse('date_past')
  const slots = openedSlots({ rules: [rule], zone, from: (day - 1) * DAY, to: (day + 2) * DAY })
  if (slots.length === 0) return refuse('no_slot_fits')
  return slots.some(({ start }) => start >= now) ? ok(rule) : refuse('date_past')
}

const share = (a: Plan, b: Plan): boolean => {
  if (a.init >= b.final || b.init >= a.final) return false
  if (a.weekday === null) return opensDay(b, a.first)
  if (b.weekday === null) return opensDay(a, b.first)
  if (a.weekday !== b.weekday) return false
  const first = Math.max(a.first, b.first)
  const last = Math.min(a.last, b.last)
  if (first > last) return false
  return first === Number.NEGATIVE_INFINITY || firstDay(a, first, last) !== null
}

/** Hours at one place combine, and the earlier start wins; identical hours would add nothing. */
const addsUp = (a: Plan, b: Plan): boolean =>
  a.placeId === b.placeId && (a.init !== b.init || a.final !== b.final || a.step !== b.step)

/**
 * The existing rules that conflict with a rule: on a common day they have the same hours, or overlap at another place,
 * and one person cannot be at two places.
 */
export const clashingRules = <T extends { readonly rule: AvailabilityRule }>(
  rule: AvailabilityRule,
  existing: readonly T[],
): T[] => {
  const [plan] = plansOf([rule])
  return existing.filter((other) => {
    const [otherPlan] = plansOf([other.rule])
    return plan && otherPlan && share(plan, otherPlan) && !addsUp(plan, otherPlan)
  })
}
