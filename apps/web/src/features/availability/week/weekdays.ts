import { weekdayName } from '../hours/rule-text.ts'

/** The week as people plan it: from Monday on. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const

/** `Segunda`, `Sábado`. */
export const shortWeekday = (weekday: number): string => {
  const [name = ''] = weekdayName(weekday).split('-')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
