import { DAY, type Instant, type Interval, MINUTE, mergeIntervals } from '../interval.ts'
import { opensDay, type Plan, plansOf } from './day-plan.ts'
import type { AvailabilityRule } from './rule.ts'
import { clockOf, type DayClock, dayAt, instantAt } from './zone.ts'

/** How far ahead slots are opened, in days of 24 hours. */
export const MAX_DAYS_AHEAD = 120

/** One slot: half open, at a place, or online where `placeId` is null. */
export interface Slot extends Interval {
  readonly placeId: string | null
}

/** Input for computing free slots. Minutes are minutes; the rest are instants (epoch milliseconds). */
export interface SlotQuery {
  readonly rules: readonly AvailabilityRule[]
  /** Time off. */
  readonly blocks: readonly Interval[]
  /** Active appointments and unexpired holds. Fastest when sorted; any order is correct. */
  readonly busy: readonly Interval[]
  /** First start, included. */
  readonly from: Instant
  /** Last start, excluded. */
  readonly to: Instant
  readonly now: Instant
  readonly leadMinutes: number
  /** The specialist's zone, IANA. */
  readonly zone: string
}

const byPrecedence = (a: Slot, b: Slot): number => {
  if (a.start !== b.start) return a.start - b.start
  if (a.end !== b.end) return a.end - b.end
  if (a.placeId === b.placeId) return 0
  if (a.placeId === null) return -1
  return b.placeId === null || a.placeId > b.placeId ? 1 : -1
}

const addSlots = (into: Slot[], plan: Plan, clock: DayClock): void => {
  const { init, final, step, pause, placeId } = plan
  for (let minutes = init; minutes + step <= final; minutes += step + pause) {
    const start = instantAt(clock, minutes)
    if (start !== null) into.push({ start, end: start + step * MINUTE, placeId })
  }
}

const slotsOfDay = (plans: readonly Plan[], clock: DayClock): Slot[] => {
  const candidates: Slot[] = []
  let opened = 0
  for (const plan of plans) {
    if (!opensDay(plan, clock.day)) continue
    addSlots(candidates, plan, clock)
    opened += 1
  }
  if (opened < 2 && clock.before === clock.after) return candidates
  let free = Number.NEGATIVE_INFINITY
  return candidates.sort(byPrecedence).filter((slot) => {
    if (slot.start < free) return false
    free = slot.end
    return true
  })
}

/**
 * Every slot that the rules open with `from <= start < to`, booked or not: sorted, never overlapping.
 *
 * - On each local date, a rule that opens it gives slots at the wall times `initHour + k × (intervalMinutes +
 *   pauseMinutes)`, as long as they end by `finalHour` on the wall. A slot lasts `intervalMinutes` of real time.
 * - A start that the clocks jump over is skipped; a start that happens twice is the first of the two.
 * - The slots of one local date are sorted by start, end, online before a place, place id; a slot that begins before
 *   the end of the last one taken is dropped. Only the rules decide this, so a slot stays the same slot whatever else
 *   is booked or blocked.
 */
export const openedSlots = ({
  rules,
  from,
  to,
  zone,
}: Pick<SlotQuery, 'rules' | 'from' | 'to' | 'zone'>): Slot[] => {
  if (from >= to) return []
  const plans = plansOf(rules)
  const last = dayAt(to - 1, zone)
  const slots: Slot[] = []
  for (let day = dayAt(from, zone); day <= last; day += 1) {
    for (const slot of slotsOfDay(plans, clockOf(day, zone))) {
      if (slot.start >= from && slot.start < to) slots.push(slot)
    }
  }
  return slots
}

/**
 * The free slots: those of `openedSlots` that
 * - overlap no busy interval and no block,
 * - start at `now + leadMinutes` or later,
 * - and start at `now + 120 × 24 h` at the latest.
 * Sorted by start, never overlapping. The SQL functions of the database answer the same (tests compare the two).
 * @throws RangeError for a zone that does not exist
 */
export const computeSlots = (query: SlotQuery): Slot[] => {
  const from = Math.max(query.from, query.now + query.leadMinutes * MINUTE)
  const to = Math.min(query.to, query.now + MAX_DAYS_AHEAD * DAY + 1)
  const taken = mergeIntervals([...query.busy, ...query.blocks])
  const free: Slot[] = []
  let next = 0
  for (const slot of openedSlots({ rules: query.rules, from, to, zone: query.zone })) {
    let existing = taken[next]
    while (existing && existing.end <= slot.start) {
      next += 1
      existing = taken[next]
    }
    if (!existing || existing.start >= slot.end) free.push(slot)
  }
  return free
}
