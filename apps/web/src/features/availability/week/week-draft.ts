import type { AvailabilityRule } from '@emma/contracts/availability'
import type { WeekRule } from '@emma/contracts/availability/week'
import {
  checkRule,
  clashingRules,
  countWeek,
  hourOf,
  minutesOf,
  type WeeklyRule,
} from '@emma/domain/availability'

/** Hours of one day: from when to when, where, how long each slot lasts and the pause after it, in minutes. */
export interface Shift {
  readonly init_hour: string
  readonly final_hour: string
  readonly interval: number
  readonly pause: number
  readonly place_id: string | null
}
/** A weekday: its hours, or those it had before it was closed. */
export interface Day {
  readonly isOpen: boolean
  readonly shifts: readonly Shift[]
}
/** A week valid between two dates; null is without end. */
export interface Period {
  readonly from: string | null
  readonly until: string | null
  readonly days: readonly Day[]
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const
export const DEFAULT_SHIFT: Shift = {
  init_hour: '08:00',
  final_hour: '12:00',
  interval: 30,
  pause: 0,
  place_id: null,
}
const empty = (from: string | null, until: string | null): Period => ({
  from,
  until,
  days: DAYS.map(() => ({ isOpen: false, shifts: [] })),
})

const shiftOf = ({ init_hour, final_hour, interval, pause, place_id }: AvailabilityRule): Shift => ({
  init_hour,
  final_hour,
  interval,
  pause,
  place_id,
})

/** The weekly rules as weeks, one per validity, the earliest first; one empty week if there are none. */
export const periodsOf = (rules: readonly AvailabilityRule[]): readonly Period[] => {
  const weekly = rules.filter(({ weekday }) => weekday !== null)
  const keys = new Map(weekly.map((rule) => [`${rule.valid_from} ${rule.valid_until}`, rule]))
  const periods = [...keys].map(([key, { valid_from, valid_until }]) => {
    const own = weekly.filter((rule) => `${rule.valid_from} ${rule.valid_until}` === key)
    const days = DAYS.map((weekday) => {
      const shifts = own.filter((rule) => rule.weekday === weekday).map(shiftOf)
      return { isOpen: shifts.length > 0, shifts }
    })
    return { from: valid_from, until: valid_until, days }
  })
  const sorted = periods.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  return sorted.length > 0 ? sorted : [empty(null, null)]
}

export const rulesOf = (periods: readonly Period[]): WeekRule[] =>
  periods.flatMap(({ from, until, days }) =>
    days.flatMap(({ isOpen, shifts }, weekday) =>
      isOpen ? shifts.map((shift) => ({ ...shift, weekday, valid_from: from, valid_until: until })) : [],
    ),
  )

const domainRule = (rule: WeekRule): WeeklyRule => ({
  kind: 'weekly',
  weekday: rule.weekday,
  initHour: rule.init_hour,
  finalHour: rule.final_hour,
  intervalMinutes: rule.interval,
  pauseMinutes: rule.pause,
  placeId: rule.place_id,
  validFrom: rule.valid_from,
  validUntil: rule.valid_until,
})

export const countPeriod = (period: Period) => countWeek(rulesOf([period]).map(domainRule))

/** Why hours cannot be saved; null if they can. */
export type Fault = 'reversed' | 'short' | 'overlap'

/** The fault of one shift of a day, given its other shifts. */
export const faultOf = (shifts: readonly Shift[], at: number): Fault | null => {
  const rules = shifts.map((shift) =>
    domainRule({ ...shift, weekday: 1, valid_from: null, valid_until: null }),
  )
  const rule = rules[at]
  if (!rule) return null
  const checked = checkRule(rule)
  if (!checked.ok) return checked.code === 'no_slot_fits' ? 'short' : 'reversed'
  const others = rules.filter((_, other) => other !== at).map((other) => ({ rule: other }))
  return clashingRules(rule, others).length > 0 ? 'overlap' : null
}

export const isWhole = (periods: readonly Period[]): boolean =>
  periods.every(
    ({ from, until, days }) =>
      (from === null || until === null || from <= until) &&
      days.every(({ isOpen, shifts }) => !isOpen || shifts.every((_, at) => faultOf(shifts, at) === null)),
  )

const LUNCH = 120
const LATEST = 1440
/** Hours to add to a day: as long as the last ones, two hours later, within the day. */
export const nextShift = (shifts: readonly Shift[], like: Shift): Shift => {
  const last = shifts.at(-1)
  if (!last) return like
  const [init, final] = [minutesOf(last.init_hour) ?? 0, minutesOf(last.final_hour) ?? 0]
  const start = Math.min(final + LUNCH, LATEST - last.interval)
  const end = Math.min(start + Math.max(final - init, last.interval), LATEST)
  return { ...last, init_hour: hourOf(start), final_hour: hourOf(end) }
}

type DayChange = (day: Day) => Day
/** A week with some of its days changed. */
export const withDays = (period: Period, weekdays: readonly number[], change: DayChange): Period => ({
  ...period,
  days: period.days.map((day, weekday) => (weekdays.includes(weekday) ? change(day) : day)),
})

/** Opens a day with its earlier hours, or closes it and remembers them. */
export const toggled =
  (like: Shift): DayChange =>
  ({ isOpen, shifts }) => ({ isOpen: !isOpen, shifts: shifts.length > 0 ? shifts : [like] })

/** Removes hours from a day; the last ones close it. */
export const without =
  (at: number): DayChange =>
  ({ shifts }) => {
    const left = shifts.filter((_, other) => other !== at)
    return { isOpen: left.length > 0, shifts: left }
  }

export const nextDay = (weekday: number): number => (weekday + 1) % DAYS.length

/** Whether hours end on the next day: typed from 22:00 to 02:00. */
export const isOvernight = ({ init_hour, final_hour }: Shift): boolean =>
  final_hour > '00:00' && final_hour < init_hour

/** Hours that end on the next day become two: until midnight, and from there on. */
export const splitAtMidnight = (period: Period, weekday: number, at: number): Period => {
  const shift = period.days[weekday]?.shifts[at]
  if (!shift) return period
  const until = withDays(period, [weekday], ({ isOpen, shifts }) => ({
    isOpen,
    shifts: shifts.with(at, { ...shift, final_hour: '24:00' }),
  }))
  return withDays(until, [nextDay(weekday)], ({ isOpen, shifts }) => ({
    isOpen: true,
    shifts: [{ ...shift, init_hour: '00:00' }, ...(isOpen ? shifts : [])],
  }))
}

/** The value of most hours in a week; `fallback` if there are none. */
export const usual = <K extends 'interval' | 'pause'>(period: Period, key: K, fallback: number): number => {
  const counts = new Map<number, number>()
  for (const { shifts } of period.days) {
    for (const shift of shifts) counts.set(shift[key], (counts.get(shift[key]) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? fallback
}

/** Changes the usual duration or pause: hours with a value of their own keep it. */
export const withUsual = (period: Period, key: 'interval' | 'pause', from: number, to: number): Period =>
  withDays(period, DAYS, ({ isOpen, shifts }) => ({
    isOpen,
    shifts: shifts.map((shift) => (shift[key] === from ? { ...shift, [key]: to } : shift)),
  }))
