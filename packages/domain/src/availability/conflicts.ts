import { DAY, type Interval, MINUTE, overlaps } from '../interval.ts'
import { opensDay, type Plan, plansOf } from './day-plan.ts'
import type { AvailabilityRule } from './rule.ts'
import { offsetAt } from './zone.ts'

/** The parts of an appointment that rules depend on; a null `placeId` is online. */
export interface ExistingAppointment extends Interval {
  readonly placeId: string | null
}

/** Rules and time off after a change, and the zone they are written in. */
export interface ChangedRules {
  readonly rules: readonly AvailabilityRule[]
  readonly blocks: readonly Interval[]
  readonly zone: string
}

/**
 * The coming appointments that the changed rules no longer allow: outside the hours of every rule of their date and
 * place, or on time off. Another interval inside the same hours is no conflict. The change never touches them; the
 * specialist resolves each.
 */
export const conflictsAfter = <T extends ExistingAppointment>(
  { rules, blocks, zone }: ChangedRules,
  coming: readonly T[],
): T[] => {
  const plans = plansOf(rules)
  return coming.filter((appointment) => {
    if (blocks.some((block) => overlaps(block, appointment))) return true
    const { start, end, placeId } = appointment
    const wall = start + offsetAt(start, zone)
    const day = Math.floor(wall / DAY)
    const init = (wall - day * DAY) / MINUTE
    const final = init + (end - start) / MINUTE
    const isInside = (plan: Plan) => plan.init <= init && final <= plan.final
    return !plans.some((plan) => plan.placeId === placeId && opensDay(plan, day) && isInside(plan))
  })
}
