import { DAY, MINUTE } from '../interval.ts'
import type { WeeklyRule } from './rule.ts'
import { openedSlots } from './slots.ts'
import { weekdayOf } from './wall-time.ts'

const DAYS = 7
/** 1970-01-04: an ordinary week without clock changes is counted from it. */
const FIRST_SUNDAY = 3

/** What the rules open on one weekday. */
export interface WeekdayCount {
  /** Slots as patients see them: overlapping hours count once. */
  readonly slots: number
  /** Minutes of those slots, without pauses. */
  readonly minutes: number
}

/** What weekly rules open in an ordinary week, by weekday from Sunday on, regardless of their validity dates. */
export const countWeek = (rules: readonly WeeklyRule[]): readonly WeekdayCount[] => {
  const always = rules.map((rule) => ({ ...rule, validFrom: null, validUntil: null }))
  const from = FIRST_SUNDAY * DAY
  const slots = openedSlots({ rules: always, zone: 'UTC', from, to: from + DAYS * DAY })
  return Array.from({ length: DAYS }, (_, weekday) => {
    const own = slots.filter(({ start }) => weekdayOf(Math.floor(start / DAY)) === weekday)
    return {
      slots: own.length,
      minutes: own.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0),
    }
  })
}
