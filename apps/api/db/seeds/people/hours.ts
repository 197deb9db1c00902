import type { WeeklyRule } from '@emma/domain/availability'
import type { Random } from '../random.ts'

const shifts = [
  ['08:00', '12:00'],
  ['09:00', '13:00'],
  ['13:00', '18:00'],
  ['14:00', '19:00'],
] as const

/** Three to five weekdays with one or two shifts, some of them at a place. */
export const makeRules = (random: Random, minutes: number, placeIds: readonly string[]): WeeklyRule[] => {
  const days = [1, 2, 3, 4, 5].filter(() => random.chance(75))
  const weekdays = days.length < 2 ? [1, 3, 5] : days
  return weekdays.flatMap((weekday) => {
    const both = random.chance(40)
    const [morning, afternoon] = [random.pick(shifts.slice(0, 2)), random.pick(shifts.slice(2))]
    const chosen = both ? [morning, afternoon] : [random.chance(50) ? morning : afternoon]
    return chosen.map(([initHour, finalHour]) => ({
      kind: 'weekly' as const,
      weekday,
      initHour,
      finalHour,
      intervalMinutes: minutes,
      placeId: placeIds.length > 0 && random.chance(35) ? random.pick(placeIds) : null,
      validFrom: null,
      validUntil: null,
    }))
  })
}

/** The demo specialist attends every day, so that the calendar is never empty. */
export const demoRules: readonly WeeklyRule[] = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
  [['08:00', '11:00'] as const, ['14:00', '17:00'] as const].map(([initHour, finalHour]) => ({
    kind: 'weekly' as const,
    weekday,
    initHour,
    finalHour,
    intervalMinutes: 15,
    placeId: null,
    validFrom: null,
    validUntil: null,
  })),
)
