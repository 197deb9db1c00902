import { DAY, type Instant, type Interval, overlaps } from '../interval.ts'
import { ok, type Result } from '../result.ts'
import { checkRule, type RuleRefusal } from './rule.ts'
import { openedSlots } from './slots.ts'
import { dayOf, hourOf, minutesOf, wallTimeOf } from './wall-time.ts'

/** Why a slot of a preview could not be booked. */
export type SlotConflict = 'past' | 'booked' | 'blocked' | 'already_open'

/** One line of a preview; hours are wall times, `HH:mm`. */
export interface PreviewSlot extends Interval {
  readonly initHour: string
  readonly finalHour: string
  readonly available: boolean
  readonly conflict: SlotConflict | null
}

/** A preview request, with what is open, booked and blocked already. */
export interface PreviewQuery {
  readonly date: string
  readonly intervalMinutes: number
  readonly initHour: string
  readonly finalHour: string
  readonly zone: string
  readonly now: Instant
  readonly busy: readonly Interval[]
  readonly blocks: readonly Interval[]
  /** Slots that other rules open. */
  readonly opened: readonly Interval[]
}

const conflictOf = (slot: Interval, query: PreviewQuery): SlotConflict | null => {
  const collides = (others: readonly Interval[]) => others.some((other) => overlaps(slot, other))
  if (slot.start < query.now) return 'past'
  if (collides(query.busy)) return 'booked'
  if (collides(query.blocks)) return 'blocked'
  return collides(query.opened) ? 'already_open' : null
}

/**
 * The slots that a date, an interval and two hours would open, each with whether it collides (spec §7,
 * `schedules/available-time-slots`). Refused for the same reasons as the rule it would become.
 */
export const previewSlots = (query: PreviewQuery): Result<PreviewSlot[], RuleRefusal> => {
  const { date, initHour, finalHour, intervalMinutes, zone } = query
  const checked = checkRule({ kind: 'date', date, initHour, finalHour, intervalMinutes, placeId: null })
  if (!checked.ok) return checked
  const day = dayOf(date) ?? Number.NaN
  const span = { from: (day - 1) * DAY, to: (day + 2) * DAY }
  const slots = openedSlots({ rules: [checked.value], zone, ...span }).map(({ start, end }) => {
    const conflict = conflictOf({ start, end }, query)
    const init = wallTimeOf(start, zone).hour
    const final = hourOf((minutesOf(init) ?? 0) + intervalMinutes)
    return { start, end, initHour: init, finalHour: final, available: conflict === null, conflict }
  })
  return ok(slots)
}
