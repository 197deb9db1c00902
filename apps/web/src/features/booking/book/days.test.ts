import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { monthOf, periodOf, weekOf } from './days.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-21', '2026-11-21', '2026-11-28'],
  ['2026-11-27', '2026-11-21', '2026-11-28'],
  ['2026-11-28', '2026-11-28', '2026-12-05'],
  ['2026-01-01', '2026-11-21', '2026-11-28'],
])('the week of %s, counted from today, is %s to %s', (date, from, to) => {
  expect(weekOf(date)).toEqual({ from, to })
})

test.each([
  ['2026-11-30', '2026-11-21', '2026-12-01'],
  ['2026-12-15', '2026-12-01', '2027-01-01'],
  ['2027-02-03', '2027-02-01', '2027-03-01'],
])('the month of %s is asked for from %s to %s: never the past', (date, from, to) => {
  expect(monthOf(date)).toEqual({ from, to })
})

test.each([
  [undefined, undefined, '2026-11-21', '2026-12-21'],
  ['2026-10-01', undefined, '2026-10-01', '2026-10-31'],
  ['2026-10-01', '2026-09-01', '2026-10-01', '2026-10-01'],
  ['2020-01-01', '2026-12-31', '2020-01-01', '2026-12-31'],
])('a period of %s to %s is asked for as %s to %s', (from, to, asked, until) => {
  expect(periodOf(from, to)).toEqual({ from: asked, to: until })
})
