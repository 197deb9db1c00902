import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../interval.ts'
import { lateFrom, remindedStarts, reminderKinds, reminderLead } from './reminders.ts'

const start = Date.parse('2026-11-26T12:00:00.000Z')
const isDue = (kind: (typeof reminderKinds)[number], before: number): boolean => {
  const { after, to } = remindedStarts(kind, start - before)
  return after < start && start <= to
}

test.each([
  ['reminder_24h', 24 * HOUR + 1, false],
  ['reminder_24h', 24 * HOUR, true],
  ['reminder_24h', 13 * HOUR, true],
  ['reminder_24h', 12 * HOUR, false],
  ['reminder_24h', 2 * HOUR, false],
  ['reminder_1h', HOUR + 1, false],
  ['reminder_1h', HOUR, true],
  ['reminder_1h', 11 * MINUTE, true],
  ['reminder_1h', 10 * MINUTE, false],
  ['reminder_1h', -MINUTE, false],
] as const)('%s, %i ms before the start: %s', (kind, before, expected) => {
  expect(isDue(kind, before)).toBe(expected)
})

test('a reminder is late ten minutes, or twelve hours, before the start', () => {
  expect(lateFrom('reminder_1h', start)).toBe(start - 10 * MINUTE)
  expect(lateFrom('reminder_24h', start)).toBe(start - 12 * HOUR)
  expect(reminderKinds.map(reminderLead)).toEqual([24 * HOUR, HOUR])
})

test('what is due is not late, and one kind at a time is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: -HOUR, max: 48 * HOUR }), (before) => {
      const due = reminderKinds.filter((kind) => isDue(kind, before))
      expect(due.length).toBeLessThanOrEqual(1)
      for (const kind of due) expect(start - before).toBeLessThan(lateFrom(kind, start))
    }),
  )
})
