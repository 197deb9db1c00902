import type { AvailabilityRule } from '@emma/contracts/availability'
import { dateOf, dayOf } from '@emma/domain/availability'
import { useState } from 'react'
import { today } from '../../../lib/time/days.ts'
import {
  countPeriod,
  type Day,
  DEFAULT_SHIFT,
  isWhole,
  type Period,
  periodsOf,
  rulesOf,
  usual,
  withDays,
  withUsual,
} from './week-draft.ts'

const sum = (counts: ReturnType<typeof countPeriod>) => ({
  slots: counts.reduce((total, { slots }) => total + slots, 0),
  minutes: counts.reduce((total, { minutes }) => total + minutes, 0),
  days: counts.filter(({ slots }) => slots > 0).length,
})

const NEXT_PERIOD = 30
/** Adds a copy of a week, beginning after it or in a month; this one ends the day before. */
const followed = (periods: readonly Period[], at: number): readonly Period[] => {
  const period = periods[at]
  if (!period) return periods
  const first = (dayOf(period.until ?? '') ?? (dayOf(today()) ?? 0) + NEXT_PERIOD - 1) + 1
  const next = { ...period, from: dateOf(first), until: null }
  return [...periods.with(at, { ...period, until: dateOf(first - 1) }), next]
}

/** The weeks of a practice while they are edited: nothing is sent before saving. */
export const useWeek = (rules: readonly AvailabilityRule[]) => {
  const [seen, setSeen] = useState(rules)
  const [saved, setSaved] = useState(() => periodsOf(rules))
  const [periods, setPeriods] = useState(saved)
  const [at, show] = useState(0)
  const [chosen, choose] = useState({ interval: DEFAULT_SHIFT.interval, pause: DEFAULT_SHIFT.pause })
  const [first] = periods
  const period = periods[at] ?? first ?? { from: null, until: null, days: [] }
  const change = (next: Period) => setPeriods(periods.with(at, next))
  const counts = countPeriod(period)
  const usually = {
    interval: usual(period, 'interval', chosen.interval),
    pause: usual(period, 'pause', chosen.pause),
  }
  const before = saved[at]
  return {
    periods,
    period,
    at,
    counts,
    total: sum(counts),
    before: before ? sum(countPeriod(before)).slots : 0,
    usual: usually,
    /** The rules as read, which the saved week replaces. */
    seen,
    rules: rulesOf(periods),
    isDirty: JSON.stringify(rulesOf(periods)) !== JSON.stringify(rulesOf(saved)),
    isWhole: isWhole(periods),
    show,
    change,
    changeDays: (weekdays: readonly number[], next: (day: Day) => Day) =>
      change(withDays(period, weekdays, next)),
    setUsual: (key: 'interval' | 'pause', value: number) => {
      choose({ ...chosen, [key]: value })
      change(withUsual(period, key, usually[key], value))
    },
    addPeriod: () => {
      setPeriods(followed(periods, at))
      show(periods.length)
    },
    undo: () => {
      setPeriods(saved)
      show(0)
    },
    restart: (next: readonly AvailabilityRule[]) => {
      const fresh = periodsOf(next)
      setSeen(next)
      setSaved(fresh)
      setPeriods(fresh)
      show(Math.min(at, fresh.length - 1))
    },
  }
}
export type Draft = ReturnType<typeof useWeek>
