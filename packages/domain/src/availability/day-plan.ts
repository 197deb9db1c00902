import type { AvailabilityRule } from './rule.ts'
import { dayOf, minutesOf, weekdayOf } from './wall-time.ts'

/** A parsed rule: minutes of the day and days since 1970. */
export interface Plan {
  readonly init: number
  readonly final: number
  readonly step: number
  /** From the end of a slot to the start of the next. */
  readonly pause: number
  readonly placeId: string | null
  readonly weekday: number | null
  readonly first: number
  readonly last: number
}

/** Parses a rule. A rule that `checkRule` refuses opens nothing. */
const planOf = (rule: AvailabilityRule): Plan => {
  const { intervalMinutes: step, pauseMinutes: pause = 0, placeId } = rule
  const [init, final] = [minutesOf(rule.initHour) ?? 0, minutesOf(rule.finalHour) ?? 0]
  const hours = { init, final, step, pause, placeId }
  if (rule.kind === 'date') {
    const day = dayOf(rule.date) ?? Number.NaN
    return { ...hours, weekday: null, first: day, last: day }
  }
  const first = rule.validFrom === null ? Number.NEGATIVE_INFINITY : (dayOf(rule.validFrom) ?? Number.NaN)
  const last = rule.validUntil === null ? Number.POSITIVE_INFINITY : (dayOf(rule.validUntil) ?? Number.NaN)
  return { ...hours, weekday: rule.weekday, first, last }
}

/** The parsed rules, without those that cannot open anything. */
export const plansOf = (rules: readonly AvailabilityRule[]): Plan[] =>
  rules.map(planOf).filter((plan) => plan.step > 0 && plan.init + plan.step <= plan.final)

/** Whether a plan opens a local day. @param day days since 1970-01-01 */
export const opensDay = (plan: Plan, day: number): boolean =>
  day >= plan.first && day <= plan.last && (plan.weekday === null || plan.weekday === weekdayOf(day))
