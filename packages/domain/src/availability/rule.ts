import { ok, type Result, refuse } from '../result.ts'
import { dayOf, minutesOf } from './wall-time.ts'

interface Hours {
  /** `HH:mm` on the wall of the specialist's zone. */
  readonly initHour: string
  /** `HH:mm`, after `initHour`, on the same day; `24:00` is its end. */
  readonly finalHour: string
  /** Length of each slot, minutes. */
  readonly intervalMinutes: number
  /** Minutes between a slot's end and the next one's start; none when omitted. */
  readonly pauseMinutes?: number
  /** Null is online. */
  readonly placeId: string | null
}

/** Opens slots on one weekday (0 is Sunday), from and until the given dates, both included; null is without end. */
export interface WeeklyRule extends Hours {
  readonly kind: 'weekly'
  readonly weekday: number
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/** Opens slots on one date, `YYYY-MM-DD`. */
export interface DateRule extends Hours {
  readonly kind: 'date'
  readonly date: string
}

/** What a specialist writes to open slots (spec §3, available time slot). */
export type AvailabilityRule = WeeklyRule | DateRule

/** Allowed length of a slot, in minutes. */
export const intervalBounds = { min: 5, max: 480 } as const

/** Longest pause, in minutes. */
export const MAX_PAUSE = 240

/** Why a rule is refused; sent with the error `rule_invalid`. */
export type RuleRefusal =
  | 'interval_out_of_bounds'
  | 'pause_out_of_bounds'
  | 'hour_malformed'
  | 'hours_reversed'
  | 'no_slot_fits'
  | 'weekday_out_of_bounds'
  | 'date_malformed'
  | 'validity_reversed'

const refusalOfHours = (hours: Hours): RuleRefusal | null => {
  const { initHour, finalHour, intervalMinutes, pauseMinutes = 0 } = hours
  const { min, max } = intervalBounds
  if (!Number.isInteger(intervalMinutes) || intervalMinutes < min || intervalMinutes > max) {
    return 'interval_out_of_bounds'
  }
  if (!Number.isInteger(pauseMinutes) || pauseMinutes < 0 || pauseMinutes > MAX_PAUSE) {
    return 'pause_out_of_bounds'
  }
  const init = minutesOf(initHour)
  const final = minutesOf(finalHour)
  if (init === null || final === null) return 'hour_malformed'
  if (init >= final) return 'hours_reversed'
  return init + intervalMinutes > final ? 'no_slot_fits' : null
}

const refusalOfDays = (rule: AvailabilityRule): RuleRefusal | null => {
  if (rule.kind === 'date') return dayOf(rule.date) === null ? 'date_malformed' : null
  const { weekday, validFrom, validUntil } = rule
  if (!Number.isInteger(weekday) || weekday < 0 || weekday > 6) return 'weekday_out_of_bounds'
  const isMalformed = [validFrom, validUntil].some((date) => date !== null && dayOf(date) === null)
  if (isMalformed) return 'date_malformed'
  return validFrom !== null && validUntil !== null && validFrom > validUntil ? 'validity_reversed' : null
}

/** Checks a rule: the rule, or the first thing that is wrong with it. */
export const checkRule = (rule: AvailabilityRule): Result<AvailabilityRule, RuleRefusal> => {
  const refusal = refusalOfHours(rule) ?? refusalOfDays(rule)
  return refusal === null ? ok(rule) : refuse(refusal)
}
