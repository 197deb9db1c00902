import { expect, it } from 'vitest'
import { countWeek, type WeeklyRule } from './index.ts'

const rule = (weekday: number, initHour: string, finalHour: string, more: Partial<WeeklyRule> = {}) => ({
  kind: 'weekly' as const,
  weekday,
  initHour,
  finalHour,
  intervalMinutes: 15,
  placeId: null,
  validFrom: '2026-12-01',
  validUntil: null,
  ...more,
})

it('counts the slots and minutes of each weekday, whenever they are valid', () => {
  const week = countWeek([
    rule(1, '08:00', '12:00'),
    rule(1, '14:00', '18:00'),
    rule(6, '23:00', '24:00', { intervalMinutes: 20, pauseMinutes: 10 }),
  ])
  expect(week.map(({ slots }) => slots)).toEqual([0, 32, 0, 0, 0, 0, 2])
  expect(week.map(({ minutes }) => minutes)).toEqual([0, 480, 0, 0, 0, 0, 40])
})

it('counts a time that two rules open once', () => {
  const twice = [rule(2, '08:00', '09:00'), rule(2, '08:30', '09:30')]
  expect(countWeek(twice)[2]).toEqual({ slots: 6, minutes: 90 })
})
