import { expect, test } from 'vitest'
import { chatStatusOf, closedSince } from './index.ts'

const hours = { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }
const at = (iso: string): number => Date.parse(iso)
const since = (iso: string, zone = 'America/Sao_Paulo', of: typeof hours | null = hours): string | null => {
  const found = closedSince(of, zone, at(iso))
  return found === null ? null : new Date(found).toISOString()
}

test.each([
  ['within the hours', '2026-03-02T15:00:00-03:00', null],
  ['at their first minute', '2026-03-02T08:00:00-03:00', null],
  ['at their last minute', '2026-03-02T17:59:59-03:00', null],
  ['when they end', '2026-03-02T18:00:00-03:00', '2026-03-02T21:00:00.000Z'],
  ['in the evening', '2026-03-02T23:30:00-03:00', '2026-03-02T21:00:00.000Z'],
  ['the next morning: the same closed time', '2026-03-03T07:59:00-03:00', '2026-03-02T21:00:00.000Z'],
  ['on Sunday: since Friday', '2026-03-08T12:00:00-03:00', '2026-03-06T21:00:00.000Z'],
  ['early on Monday: since Friday', '2026-03-09T00:10:00-03:00', '2026-03-06T21:00:00.000Z'],
])('a specialist does not answer %s', (_, now, expected) => {
  expect(since(now)).toBe(expected)
})

test('hours are those of the specialist’s zone', () => {
  expect(since('2026-03-02T18:30:00-03:00', 'America/Manaus')).toBeNull()
  expect(since('2026-03-02T19:00:00-03:00', 'America/Manaus')).toBe('2026-03-02T22:00:00.000Z')
})

test('one weekday alone is closed for almost a week, and none is always open', () => {
  const monday = { ...hours, weekdays: [1] }
  expect(since('2026-03-09T07:00:00-03:00', 'America/Sao_Paulo', monday)).toBe('2026-03-02T21:00:00.000Z')
  expect(since('2026-03-08T03:00:00-03:00', 'America/Sao_Paulo', null)).toBeNull()
})

test.each([
  ['customer', true, true, false, 'open'],
  ['customer', true, true, true, 'away'],
  ['customer', true, false, true, 'off'],
  ['customer', false, false, true, 'ended'],
  ['specialist', true, false, true, 'open'],
  ['specialist', false, true, false, 'ended'],
] as const)('a %s in care %s, taken %s, closed %s: %s', (role, inCare, enabled, closed, status) => {
  expect(chatStatusOf({ thread: 'care', role, inCare, enabled, closed })).toBe(status)
})
