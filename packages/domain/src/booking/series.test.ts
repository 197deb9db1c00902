import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallTimeOf } from '../availability/index.ts'
import { DAY, HOUR, MINUTE } from '../interval.ts'
import { seriesDates, seriesDeadline, seriesLimits, seriesWeeks } from './series.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const hoursOf = (dates: readonly number[], zone: string) =>
  dates.map((at) => `${wallTimeOf(at, zone).date} ${wallTimeOf(at, zone).hour}`)

test('a series keeps its weekday and its hour', () => {
  const first = Date.parse('2026-12-03T13:00:00Z')
  expect(hoursOf(seriesDates(first, SAO_PAULO, { weeks: 2, count: 3 }), SAO_PAULO)).toEqual([
    '2026-12-03 10:00',
    '2026-12-17 10:00',
    '2026-12-31 10:00',
  ])
})

test('the hour on the wall stays the same when clocks change', () => {
  // Brazil put its clocks forward on 4 November 2018: ten in the morning came an hour earlier in UTC.
  const dates = seriesDates(Date.parse('2018-10-31T13:00:00Z'), SAO_PAULO, { weeks: 1, count: 2 })
  expect(hoursOf(dates, SAO_PAULO)).toEqual(['2018-10-31 10:00', '2018-11-07 10:00'])
  expect((dates[1] ?? 0) - (dates[0] ?? 0)).toBe(7 * DAY - HOUR)
})

test('a date whose clocks jump over the hour is left out', () => {
  const first = Date.parse('2018-10-28T03:30:00Z')
  expect(hoursOf(seriesDates(first, SAO_PAULO, { weeks: 1, count: 3 }), SAO_PAULO)).toEqual([
    '2018-10-28 00:30',
    '2018-11-11 00:30',
  ])
})

test('in every zone all dates have one weekday and one hour, rise, and are as many as asked for at most', () => {
  const zones = fc.constantFrom(SAO_PAULO, 'America/Manaus', 'America/New_York', 'Europe/Lisbon')
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 900 })
  const count = fc.integer({ min: seriesLimits.fewest, max: seriesLimits.most })
  fc.assert(
    fc.property(zones, minutes, fc.constantFrom(...seriesWeeks), count, (zone, minute, weeks, many) => {
      const first = Date.UTC(2025, 0, 1) + minute * MINUTE
      const dates = seriesDates(first, zone, { weeks, count: many })
      const walls = dates.map((at) => wallTimeOf(at, zone))
      expect(dates[0]).toBe(first)
      expect(dates.length).toBeLessThanOrEqual(many)
      expect(new Set(walls.map(({ hour, weekday }) => `${weekday} ${hour}`)).size).toBe(1)
      expect(dates.toSorted((a, b) => a - b)).toEqual(dates)
    }),
  )
})

test('each date is reserved till a day before it, and never shorter than a new link', () => {
  const now = Date.UTC(2026, 10, 23, 12)
  expect(seriesDeadline(now + 14 * DAY, now)).toBe(now + 13 * DAY)
  expect(seriesDeadline(now + 30 * HOUR, now)).toBe(now + DAY)
  expect(seriesDeadline(now + 5 * HOUR, now)).toBe(now + 4 * HOUR)
})
